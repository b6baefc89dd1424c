/**
 * The accessibility trees of what has the most intricate ARIA patterns, as screen readers get them, kept as texts in
 * `__snapshots__`: who changes one does it on purpose (`vitest -u`), and reads what they have changed.
 */
import { search } from '@portada/contract';
import { contentCards, harbourVideo, photos } from '@portada/contract/fixtures';
import { usePage } from '@portada/core/test/page.ts';
import { backEnd } from '@portada/ui/test/back-end.ts';
import { serveStreams } from '@portada/ui/test/streams.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './carousel/index.ts';
import { button as commentsButton, nobody, open as openComments } from './comments/test/screen.ts';
import './header-search/index.ts';
import './photo-gallery/index.ts';
import './searcher/index.ts';
import { answer, cards, full, open, stopClock, threeResults } from './searcher/test/stage.ts';
import { adoptTokens, mount } from './test/mount.ts';
import './video-player/index.ts';

beforeEach(async () => {
  adoptTokens();
  document.documentElement.lang = 'es';
  localStorage.clear();
  await page.viewport(1280, 900);
});
afterEach(() => {
  vi.useRealTimers();
});

test('the combobox of a predictive filter, with its suggestions', async () => {
  open('/temas/');
  stopClock();
  backEnd([
    search,
    ({ url }) => answer(url.searchParams.has('limit') ? [{ id: 31, title: 'Clara Montes' }] : cards(2))(),
  ]);
  const element = await mount('portada-searcher', { filters: full.filters });
  await userEvent.fill(page.getByRole('combobox', { name: 'Autor' }), 'clara');
  await vi.advanceTimersByTimeAsync(400);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Clara Montes' })).toBeVisible();
  // The snapshot waits for what it compares.
  vi.useRealTimers();
  await expect.element(page.elementLocator(element)).toMatchAriaSnapshot();
});

test('the calendar of a date selector, on the month of the range that holds', async () => {
  // Long ago: no day of it lies in the future, which cannot be chosen.
  open('/temas/?startDate=2025-11-01&endDate=2025-11-10');
  threeResults();
  await mount('portada-searcher', full);
  await userEvent.click(page.getByRole('button', { name: /^Fecha: / }));
  await expect.poll(() => document.querySelector('[data-day="2025-11-10"]')).not.toBeNull();
  // Beside it lie the years, of which there is one more each year.
  await expect.element(page.getByRole('dialog').getByRole('grid')).toMatchAriaSnapshot();
});

test('a film that is asked to play', async () => {
  serveStreams(() => 'silence');
  const element = await mount('portada-video-player', { video: { ...harbourVideo, poster: null } });
  await expect.element(page.elementLocator(element)).toMatchAriaSnapshot();
  await userEvent.click(page.getByRole('button', { name: /^Reproducir: / }));
  await expect.element(page.getByRole('button', { name: 'Pausa' })).toBeVisible();
  await expect.element(page.elementLocator(element)).toMatchAriaSnapshot();
});

test('a carousel', async () => {
  const items = [...contentCards.slice(0, 3)];
  const element = await mount('portada-carousel', {
    template: 'slider',
    label: 'Vídeos',
    items,
    load: 'eager',
  });
  await expect.element(page.getByRole('button', { name: 'Siguiente' })).toBeVisible();
  await expect.element(page.elementLocator(element)).toMatchAriaSnapshot();
});

test('the viewer of a photo gallery', async () => {
  await mount('portada-photo-gallery', { images: photos, layout: 'grid', label: 'El puerto en otoño' });
  await userEvent.click(page.getByRole('button', { name: /^Ampliar la foto 3 de 6/ }));
  const viewer = page.getByRole('dialog', { name: 'El puerto en otoño' });
  await expect.element(viewer.getByText('3 / 6')).toBeVisible();
  await expect.element(viewer).toMatchAriaSnapshot();
});

test('the layer of the header’s search', async () => {
  usePage({ siteUrl: 'https://diari.example' });
  const element = await mount('portada-header-search');
  await userEvent.click(page.getByRole('link', { name: 'Buscar' }));
  await expect.element(page.getByRole('searchbox', { name: 'Qué quieres buscar' })).toHaveFocus();
  await expect.element(page.elementLocator(element)).toMatchAriaSnapshot();
});

test('comments with their replies', async () => {
  open('/puerto/dique-norte-4711/');
  const { element } = await openComments(nobody);
  await expect.element(commentsButton('Cargar más')).toBeVisible();
  // The address of the test's server is different each time.
  for (const link of element.querySelectorAll('a')) link.setAttribute('href', new URL(link.href).pathname);
  await expect.element(page.elementLocator(element)).toMatchAriaSnapshot();
});
