import { adPosition } from '@portada/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sizesAt } from './gpt.ts';

const mapped = v.parse(adPosition, {
  id: 'a',
  sizes: '[[970,250],[728,90]]',
  mapping: '[[[0,0],[]],[[728,0],[[728,90]]],[[1100,0],[[970,250],[728,90]]]]',
});

test.each([
  [
    1280,
    [
      [970, 250],
      [728, 90],
    ],
  ],
  [
    1100,
    [
      [970, 250],
      [728, 90],
    ],
  ],
  [1099, [[728, 90]]],
  [728, [[728, 90]]],
  [727, []],
])('[ADS-01] at %i px the mapping gives its sizes', (width, sizes) => {
  expect(sizesAt(mapped, width)).toEqual(sizes);
});

test('[ADS-01] without a mapping every window takes the sizes, and a position without either none', () => {
  expect(sizesAt(v.parse(adPosition, { id: 'a', sizes: '[[300,250]]' }), 100)).toEqual([[300, 250]]);
  expect(sizesAt(v.parse(adPosition, { id: 'a', sizes: 'nonsense' }), 1280)).toEqual([]);
});
