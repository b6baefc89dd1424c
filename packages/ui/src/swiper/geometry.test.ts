import { expect, test } from 'vitest';
import {
  furthest,
  type Geometry,
  positionToReveal,
  slideToReveal,
  slideTowards,
  viewAt,
} from './geometry.ts';
import { slideAfterKey } from './keys.ts';
import { slidesCss } from './slides-css.ts';

/** Eight slides of 100 px, 10 apart, of which a window of 320 px shows three. */
const eight: Geometry = {
  starts: [0, 110, 220, 330, 440, 550, 660, 770],
  sizes: Array.from({ length: 8 }, () => 100),
  window: 320,
};

test.each([
  [0, { first: 0, last: 2, atStart: true, atEnd: false }],
  [330, { first: 3, last: 5, atStart: false, atEnd: false }],
  [550, { first: 5, last: 7, atStart: false, atEnd: true }],
  // In the middle of a move, and a fraction of a pixel off.
  [150, { first: 2, last: 3, atStart: false, atEnd: false }],
  [331.4, { first: 3, last: 5, atStart: false, atEnd: false }],
  // Pulled over its end by a finger.
  [600, { first: 6, last: 7, atStart: false, atEnd: true }],
])('moved by %i px, a strip shows %o', (position, view) => {
  expect(viewAt(eight, position)).toEqual({ overflows: true, ...view });
});

test('a strip that fits does not move', () => {
  const three: Geometry = { ...eight, starts: eight.starts.slice(0, 3), sizes: eight.sizes.slice(0, 3) };
  expect(furthest(three)).toBe(0);
  expect(viewAt(three, 0)).toMatchObject({ overflows: false, atStart: true, atEnd: true });
});

test('an empty strip, and one whose slides are larger than its window, are no trouble', () => {
  expect(viewAt({ starts: [], sizes: [], window: 320 }, 0)).toMatchObject({ first: 0, last: 0 });
  expect(viewAt({ starts: [0, 510], sizes: [500, 500], window: 320 }, 0)).toMatchObject({
    first: 0,
    last: 0,
  });
});

test('what the browser has scrolled to is shown whole, whichever way it came', () => {
  expect(slideTowards(eight, 150, 40)).toBe(2);
  expect(slideTowards(eight, 150, -40)).toBe(1);
  expect(slideTowards(eight, 790, 40)).toBe(7);
  expect(slideTowards(eight, 0, -10)).toBe(0);
});

test.each([
  ['in sight', 110, 2, undefined],
  ['before', 330, 1, 1],
  ['after', 0, 4, 2],
  ['half in sight at the end', 50, 3, 1],
])('a slide that has the focus is brought into sight: %s', (_, position, slide, first) => {
  expect(slideToReveal(eight, position, slide)).toBe(first);
});

test('a slide that is larger than the window begins at its start', () => {
  expect(slideToReveal({ starts: [0, 510], sizes: [500, 500], window: 320 }, 0, 1)).toBe(1);
});

test.each([
  ['in sight', 110, 2, undefined],
  ['under the button at the start', 110, 1, 66],
  ['under the button at the end', 0, 2, 44],
  ['the first, before which there is nothing', 110, 0, 0],
  ['the last, after which there is nothing', 0, 7, 550],
])('with buttons of 44 px over its ends, just far enough: %s', (_, position, slide, wanted) => {
  expect(positionToReveal(eight, position, slide, 44)).toBe(wanted);
});

test('keys lead to the next slide and stop at the ends', () => {
  expect(slideAfterKey('ArrowRight', 6, 8, false)).toBe(7);
  expect(slideAfterKey('ArrowRight', 7, 8, false)).toBe(7);
  expect(slideAfterKey('ArrowLeft', 0, 8, false)).toBe(0);
  expect(slideAfterKey('End', 2, 8, false)).toBe(7);
  expect(slideAfterKey('ArrowRight', 2, 8, true)).toBeUndefined();
  expect(slideAfterKey('ArrowDown', 2, 8, true)).toBe(3);
  expect(slideAfterKey('Tab', 2, 8, false)).toBeUndefined();
});

test('[CARO-03] the figures become rules from wide to narrow, so that the narrowest that holds wins', () => {
  const steps = [
    { maxPx: 567, slides: 1.25 },
    { maxPx: 768, slides: 2 },
  ];
  expect(slidesCss('.a', { slides: 3, steps }).split('\n')).toEqual([
    '.a { --_slides: 3; }',
    '@media (max-width: 768px) { .a { --_slides: 2; } }',
    '@media (max-width: 567px) { .a { --_slides: 1.25; } }',
  ]);
});
