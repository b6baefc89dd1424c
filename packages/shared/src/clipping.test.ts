import { describe, expect, test } from 'vitest';
import { clippingSrcset, clippingUrl } from './clipping.ts';

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

test('[IMG-02] a srcset may end at the largest width that is wanted', () => {
  expect(clippingSrcset(port, '16-9', 'avif', 410)).toBe(
    `${port}/16-9/210.avif 210w, ${port}/16-9/410.avif 410w`,
  );
});
