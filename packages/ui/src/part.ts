import { useStyles } from '@portada/element';
import type { ReactElement } from 'react';
import guard from './guard.css';
import { keepLatePresses } from './late-press.ts';

// Here, since every view with something to press is made of parts.
keepLatePresses();

/**
 * What may stand beside other things. A text may not unless it is alone in an element: a browser that translates the
 * page moves bare texts about, and React would neither change them for the reader nor find them to remove them.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];

/** Adopts a component's style sheet and the guard, which resets the host page's rules on its elements. */
export function usePartStyles(css: string): void {
  useStyles(guard);
  useStyles(css);
}

/** Joins class names; false and undefined are skipped. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
