import { expect, test } from 'vitest';
import { usePage } from '../test/page.ts';
import { clippingFormats, isClipped } from './clipping.ts';

test.each([
  [{ optimizedClipping: 'avif' }, ['avif', 'jpg']],
  [{ optimizedClipping: 'webp' }, ['webp', 'jpg']],
  [{}, ['webp', 'jpg']],
])('[IMG-05] a page with %j has the formats %j', (block, formats) => {
  usePage(block);
  expect(clippingFormats()).toEqual(formats);
});

test.each([
  [{}, true],
  [{ preview: true }, false],
  [{ runningInShowroom: true }, false],
  [{ preview: true, runningInShowroom: true }, false],
])('[IMG-06] whether pictures are clipped on a page with %j: %s', (block, clipped) => {
  usePage(block);
  expect(isClipped()).toBe(clipped);
});
