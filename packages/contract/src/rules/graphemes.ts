import * as v from 'valibot';
import { COMMENT_MAX_LENGTH } from '../constants/limits.ts';
import { lengthOf } from './text.ts';

/** Two people of any colour who kiss, the longest sign there is, are ten code points. */
const LONGEST_GRAPHEME = 10;

/**
 * Characters as a reader sees them: a family of emoji, a flag or a letter with its accents is one. What is strung
 * together without end counts as many times as the longest of them fits.
 */
/* @__NO_SIDE_EFFECTS__ */
export function graphemesOf(value: string): number {
  // A browser from before 2024 may lack it, and counts a little more.
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
