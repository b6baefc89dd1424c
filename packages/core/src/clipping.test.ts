import { describe, expect, test } from 'vitest';
import { usePage } from '../test/page.ts';
import { clippingFormats, clippingSrcset, clippingUrl, isClipped } from './clipping.ts';

const port = 'https://static.test/images/port';

describe('the address of a clipping', () => {
  test.each([
    [port, `${port}/16-9/630.webp`],
    ['/images/port.jpg', '/images/port.jpg/16-9/630.webp'],
    [`${port}?v=2`, `${port}/16-9/630.webp?v=2`],
    [`${port}?v=2?3&x`, `${port}/16-9/630.webp?v=2?3&x`],
    [`${port}#top?`, `${port}/16-9/630.webp#top?`],
  ])('[IMG-02] of %s is %s', (src, address) => {
    expect(clippingUrl(src, '16-9', 630, 'webp')).toBe(address);
  });

  test.each(['21-9', '16-9', '4-3', '1-1'] as const)('[IMG-03] knows the ratio %s', (ratio) => {
    expect(clippingUrl(port, ratio, 210, 'jpg')).toBe(`${port}/${ratio}/210.jpg`);
  });
});

test('[IMG-02] a srcset has the six widths, each with its own', () => {
  expect(clippingSrcset(port, '4-3', 'avif').split(', ')).toEqual(
    [210, 410, 630, 850, 1200, 1600].map((width) => `${port}/4-3/${width}.avif ${width}w`),
  );
});

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
