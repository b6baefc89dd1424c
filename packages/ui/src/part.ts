import { useStyles } from '@portada/element';
import guard from './guard.css';

/** Adopts a component's style sheet and the guard, which resets the host page's rules on its elements. */
export function usePartStyles(css: string): void {
  useStyles(guard);
  useStyles(css);
}

/** Joins class names; false and undefined are skipped. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
