import { expect, test } from 'vitest';
import { formatClock } from './clock-time.ts';

test.each([
  [0, '0:00'],
  [7, '0:07'],
  [83, '1:23'],
  [599.9, '9:59'],
  [3_600, '1:00:00'],
  [3_723, '1:02:03'],
  [-1, '0:00'],
])('%f seconds are %s on a player’s clock', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});
