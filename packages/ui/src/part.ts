import { useStyles } from '@portada/element';
import guard from './guard.css';

/** Adopts a part's style sheet, and with it the guard that keeps the page's own rules off its box. */
export function usePartStyles(css: string): void {
  useStyles(guard);
  useStyles(css);
}

/** Class names in one string; what is false or missing is left out. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
