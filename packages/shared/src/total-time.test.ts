import { expect, test } from 'vitest';
import { formatTotalTime } from './total-time.ts';

test.each([
  [0, '0 min'],
  [5, '5 min'],
  [59, '59 min'],
  [60, '60 min'],
  [61, '1 h 1 min'],
  [90, '1 h 30 min'],
  [119, '1 h 59 min'],
  [120, '2 h'],
  [121, '2 h 1 min'],
  [1_500, '25 h'],
])('[CARD-10] %i minutes are %s', (minutes, text) => {
  expect(formatTotalTime(minutes)).toBe(text);
});
