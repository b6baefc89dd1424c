import * as v from 'valibot';
import { PLAIN_LETTERS } from '../constants/letters.ts';
import { COMMENT_MAX_LENGTH } from '../constants/limits.ts';
import { lengthOf } from './text.ts';

/** The longest emoji, a couple kissing with skin tones, has ten code points. */
const LONGEST_GRAPHEME = 10;

/**
 * Length in graphemes: a family of emoji, a flag or a letter with its accents is one. An endless sequence of combining
 * characters counts once per the longest grapheme's length.
 */
/* @__NO_SIDE_EFFECTS__ */
export function graphemesOf(value: string): number {
  if (PLAIN_LETTERS.test(value)) return value.length;
  // Browsers from before 2024 may lack it, and count a little more.
  if (typeof Intl.Segmenter !== 'function') return lengthOf(value);
  let count = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(value)) {
    count += Math.ceil(lengthOf(segment) / LONGEST_GRAPHEME);
  }
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
