import { expect, test } from 'vitest';
import { afterScroll, type HeaderState } from './hiding.ts';

/** Whether the header is away after each of these places, from the page's top. */
function away(...places: readonly number[]): boolean[] {
  let hiding: HeaderState = { away: false, extreme: 0 };
  return places.map((y) => {
    hiding = afterScroll(hiding, y);
    return hiding.away;
  });
}

test('[HEAD-08] it hides once past 132 px, on a downward scroll of more than 5 px', () => {
  expect(away(6, 60, 132, 133)).toEqual([false, false, false, true]);
  expect(away(200, 180, 185, 186)).toEqual([true, false, false, true]);
});

test('[HEAD-08] it comes back on an upward scroll of more than 5 px, wherever the page is', () => {
  expect(away(900, 895, 894)).toEqual([true, true, false]);
  expect(away(900, 0, 100)).toEqual([true, false, false]);
});

test('[HEAD-08] a slow scroll counts whole, and each turn counts from where it was made', () => {
  expect(away(900, 898, 896, 894)).toEqual([true, true, true, false]);
  expect(away(900, 904, 899, 898)).toEqual([true, true, true, false]);
  expect(away(900, 600, 597, 602, 603)).toEqual([true, false, false, false, true]);
});
