import * as v from 'valibot';
import { COMMENT_MAX_LENGTH } from '../constants/limits.ts';
import { lengthOf } from './text.ts';

/** Characters as a reader sees them: a family of emoji, a flag or a letter with its accents is one. */
/* @__NO_SIDE_EFFECTS__ */
export function graphemesOf(value: string): number {
  // A browser from before 2024 may lack it, and counts a little more.
  if (typeof Intl.Segmenter !== 'function') return lengthOf(value);
  let count = 0;
  for (const _ of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(value)) count += 1;
  return count;
}

/** COMM-03 */
/* @__NO_SIDE_EFFECTS__ */
export function commentLength() {
  return v.check<string, 'validation.tooLong'>(
    (value) => graphemesOf(value) <= COMMENT_MAX_LENGTH,
    'validation.tooLong',
  );
}
