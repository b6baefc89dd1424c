import { image } from '@portada/contract';
import { $page } from '@portada/core';
import { parse } from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { find, render } from '../../test/render.tsx';
import { Picture } from './Picture.tsx';
import { pictureSizes } from './sizes.ts';

const initial = $page.get();
afterEach(() => $page.set(initial));

const port = parse(image, { src: '/media/port', alt: 'El puerto al amanecer', width: 1600, height: 1067 });

function sources(): HTMLSourceElement[] {
  return [...document.querySelectorAll('source')];
}

test('[IMG-01] draws the picture’s address and its text', () => {
  render(<Picture image={port} />);
  expect(find<HTMLImageElement>('img').alt).toBe('El puerto al amanecer');
  expect(find('img').getAttribute('src')).toContain('/media/port/16-9/');
});

test('[IMG-01] takes a ratio’s own address, and the server’s own sources', () => {
  const own = parse(image, {
    src: '/media/port',
    customSrcByAspectRatio: { '1-1': '/media/port-cuadrado' },
    sources: [{ srcset: '/port.avif', type: 'image/avif', media: '(min-width: 800px)' }],
  });
  render(<Picture image={own} ratio="1-1" />);
  expect(find('img').getAttribute('src')).toContain('/media/port-cuadrado/1-1/');
  expect(sources().map(({ srcset, type, media }) => [srcset, type, media])).toEqual([
    ['/port.avif', 'image/avif', '(min-width: 800px)'],
  ]);
});

test.each([true, false])('[IMG-01] draws no address that is none of a picture (preview: %s)', (preview) => {
  $page.set({ ...initial, preview });
  render(<Picture image={parse(image, { src: 'javascript:alert(1)', alt: 'El puerto' })} />);
  expect(find('img').hasAttribute('src')).toBe(false);
  expect(find('img').getAttribute('alt')).toBe('El puerto');
  expect(sources()).toEqual([]);
});

test('[IMG-02] offers every clipping width', () => {
  render(<Picture image={port} />);
  const widths = [...(sources()[0]?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([210, 410, 630, 850, 1200, 1600]);
});

test.each([
  ['21-9', '21 / 9'],
  ['16-9', '16 / 9'],
  ['4-3', '4 / 3'],
  ['1-1', '1 / 1'],
] as const)('[IMG-03] clips to %s and keeps that place free', (ratio, css) => {
  render(<Picture image={port} ratio={ratio} />);
  expect(sources()[0]?.srcset).toContain(`/media/port/${ratio}/210.`);
  expect(find('picture').style.aspectRatio).toBe(css);
});

test('[IMG-04] says how wide it is at each breakpoint', () => {
  expect(pictureSizes({ 400: '100vw', 578: '90vw', 800: '50vw', 1099: '33vw', 1100: '350px' })).toBe(
    '(max-width: 400px) 100vw, (max-width: 578px) 90vw, (max-width: 800px) 50vw, (max-width: 1099px) 33vw, 350px',
  );
  expect(pictureSizes({ 578: '100vw', 1100: '40rem' })).toBe('(max-width: 578px) 100vw, 40rem');
  expect(pictureSizes({})).toBe('100vw');
});

test.each(['avif', 'webp'] as const)('[IMG-05] offers %s as the page says, then jpg', (optimizedClipping) => {
  $page.set({ ...initial, optimizedClipping });
  render(<Picture image={port} />);
  expect(sources().map(({ type }) => type)).toEqual([`image/${optimizedClipping}`, 'image/jpeg']);
  expect(find('img').getAttribute('src')).toMatch(/\.jpg$/);
});

test('[IMG-05] clips to webp by default', () => {
  render(<Picture image={port} />);
  expect(sources()[0]?.type).toBe('image/webp');
});

test.each(['preview', 'runningInShowroom'] as const)('[IMG-06] shows the original in %s', (mode) => {
  $page.set({ ...initial, [mode]: true });
  render(<Picture image={port} />);
  expect(sources()).toEqual([]);
  expect(find('img').getAttribute('src')).toBe('/media/port');
});
