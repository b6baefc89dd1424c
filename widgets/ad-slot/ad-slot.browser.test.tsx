import { adPositions } from '@portada/contract/fixtures';
import { $flags, $page } from '@portada/core';
import { frames } from '@portada/core/test/frames.ts';
import { usePage } from '@portada/core/test/page.ts';
import { letClockStand } from '@portada/ui/test/standing-clock.ts';
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { watchLeftovers } from '../test/leaks.ts';
import { adoptTokens, mount, speak } from '../test/mount.ts';
import { $consent } from './consent.store.ts';
import { answers, createFakeGpt, haveConsentPlatform } from './test/gpt.ts';
import './index.ts';

// The library is there once for a page.
const { gpt, slots, answer } = createFakeGpt();
window.googletag = gpt;

const [position] = adPositions;
const webFeatures = { advertising: true, closableAds: true };
const close = page.getByRole('button', { name: 'Cerrar el anuncio' });
const ad = page.getByRole('group', { name: 'Publicidad' });

beforeEach(async () => {
  // Each test is a page of its own.
  await expect.poll(() => $consent.lc).toBe(0);
  cleanStores($consent);
  adoptTokens();
  usePage({ gptAdvertisingEnabled: true, webFeatures });
  await page.viewport(1280, 800);
});
afterEach(() => {
  vi.useRealTimers();
  window.scrollTo(0, 0);
});

const slot = (given: object = {}) => mount('portada-ad-slot', { position: { ...position, ...given } });
const asked = (count = 1) => expect.poll(() => slots.length).toBe(count);

async function filled(given?: object): Promise<HTMLElement> {
  const element = await slot(given);
  await asked();
  answer(slots[0], 250);
  await expect.element(ad).toBeVisible();
  return element;
}

/** Room above or below what is looked at. */
function room(where: 'prepend' | 'append'): HTMLElement {
  const room = document.createElement('div');
  room.style.height = '3000px';
  document.body[where](room);
  onTestFinished(() => room.remove());
  return room;
}

test('[ADS-01] the library draws the ad in the page’s own tree, under its label', async () => {
  const element = await filled();
  await expect.element(ad.getByText('Publicidad')).toBeVisible();
  await expect.element(ad.getByRole('link', { name: 'Un anuncio' })).toBeVisible();
  expect(element.querySelector('[data-type="gpt"] a')).not.toBeNull();
});

test.each([
  ['is not enabled', { gptAdvertisingEnabled: false, webFeatures }],
  ['is no feature of the site', { gptAdvertisingEnabled: true, webFeatures: {} }],
])(
  '[ADS-02] [PAGE-01] where advertising %s nothing is asked for and no place is taken',
  async (_why, block) => {
    usePage(block);
    const element = await slot();
    expect(element.offsetHeight).toBe(0);
    expect(slots).toEqual([]);
  },
);

test('a config that can show nothing takes no place', async () => {
  const without = await slot({ adUnitCode: '' });
  const unsized = await slot({ sizes: '[]', mapping: '[]' });
  const narrow = await slot({ mapping: '[[[0,0],[]]]' });
  expect([without, unsized, narrow].map(({ offsetHeight }) => offsetHeight)).toEqual([0, 0, 0]);
  expect(slots).toEqual([]);
});

test.each([
  [1280, 628],
  [1100, 628],
  [1099, 278],
  [360, 278],
])(
  '[ADS-03] [ADS-04] at %i px the slot is at least %i px high, before its ad has come and after',
  async (width, height) => {
    await page.viewport(width, 800);
    const element = await slot();
    expect(element.offsetHeight).toBe(height);
    await expect.element(page.getByText('Publicidad')).toBeVisible();
    await asked();
    answer(slots[0], 50);
    await expect.element(ad).toBeVisible();
    expect(element.offsetHeight).toBe(height);
  },
);

test('[ADS-04] a screen of the other class is another slot', async () => {
  await filled();
  const [before] = slots;
  await page.viewport(1099, 800);
  await expect.poll(() => slots[0] !== before && slots.length).toBe(1);
});

test('[ADS-05] a reader closes an ad, hears of it and goes on from there', async () => {
  const element = await filled();
  await userEvent.click(close);
  const status = page.getByRole('status');
  await expect.element(status).toHaveFocus();
  await expect.element(status).toHaveTextContent('Has cerrado el anuncio.');
  expect(slots).toEqual([]);
  expect(element.offsetHeight).toBe(0);
  await page.viewport(1099, 800);
  await expect.element(status).toBeInTheDocument();
  expect(slots).toEqual([]);
});

test('[ADS-05] the button is large enough, and only there where the site lets ads be closed', async () => {
  await filled();
  const { width, height } = close.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  usePage({ gptAdvertisingEnabled: true, webFeatures: { advertising: true } });
  await expect.element(close).not.toBeInTheDocument();
  await expect.element(ad).toBeVisible();
});

test.each([
  ['adsOnMobile', 1099, 1100],
  ['adsOnDesktop', 1100, 1099],
])('[ADS-06] without %s there are no ads at %i px, but at %i px', async (flag, hidden, shown) => {
  usePage({ gptAdvertisingEnabled: true, webFeatures: { ...webFeatures, [flag]: false } });
  await page.viewport(hidden, 800);
  const element = await slot();
  expect(element.offsetHeight).toBe(0);
  expect(slots).toEqual([]);
  await page.viewport(shown, 800);
  await asked();
  await page.viewport(hidden, 800);
  await asked(0);
});

test('[ADS-06] flags that change while the page is open are heeded', async () => {
  await filled();
  const before = $flags.get();
  const set = (detail: object) => document.dispatchEvent(new CustomEvent('portada:flags', { detail }));
  onTestFinished(() => void set(before));
  set({ adsOnDesktop: false });
  await asked(0);
  set({ adsOnDesktop: true });
  await asked();
});

test('[ADS-02] the place is kept while the reader is asked for consent', async () => {
  const consent = haveConsentPlatform();
  const element = await slot();
  consent.tell(answers.asked);
  expect(element.offsetHeight).toBe(628);
  expect(slots).toEqual([]);
  consent.tell(answers.yes);
  await asked();
  answer(slots[0], 250);
  await expect.element(ad).toBeVisible();
  consent.tell(answers.no);
  await asked(0);
  await expect.element(ad).not.toBeInTheDocument();
  expect(element.offsetHeight).toBe(628);
});

test('another ad comes when half of this one has been seen for a second, at most every 30 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const above = room('prepend');
  await filled();
  letClockStand();
  const [shown] = slots;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown?.refreshed, 'nobody sees it').toBe(1);
  above.remove();
  await frames(3);
  await vi.advanceTimersByTimeAsync(999);
  expect(shown?.refreshed).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown?.refreshed).toBe(2);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(shown?.refreshed).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown?.refreshed).toBe(3);
});

test('what is out of sight, pointed at or on a page that is hidden is left as it is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await filled();
  room('append');
  const [shown] = slots;
  const link = page.getByRole('link', { name: 'Un anuncio' }).element();
  if (!(link instanceof HTMLElement)) throw new Error('A link is an element.');
  link.focus();
  await frames(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown?.refreshed, 'it has the focus').toBe(1);
  link.blur();
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => hidden.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown?.refreshed, 'the page is hidden').toBe(1);
  hidden.mockRestore();
  window.scrollTo(0, 600);
  await frames(3);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown?.refreshed, 'less than half of it is in view').toBe(1);
  window.scrollTo(0, 0);
  await frames(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown?.refreshed).toBe(2);
});

test('a place that nobody takes stays while it is in view, and closes when it no longer is', async () => {
  const element = await slot();
  room('append');
  await asked();
  answer(slots[0], 0);
  await frames(3);
  expect(element.offsetHeight).toBe(628);
  await expect.element(ad).not.toBeInTheDocument();
  await expect.element(page.getByText('Publicidad')).not.toBeInTheDocument();
  window.scrollTo(0, 1_200);
  await expect.poll(() => element.offsetHeight).toBe(0);
  expect(slots).toEqual([]);
});

test('a place below the screen that nobody takes closes before it is seen', async () => {
  room('prepend');
  const element = await slot();
  await asked();
  expect(element.offsetHeight).toBe(628);
  answer(slots[0], 0);
  await expect.poll(() => element.offsetHeight).toBe(0);
});

test('a slot that leaves the page gives everything back', async () => {
  const consent = haveConsentPlatform();
  const leftovers = watchLeftovers();
  // A store rests a second after its last listener has gone.
  await expect.poll(() => $page.lc).toBe(0);
  const before = leftovers();
  const element = await slot();
  consent.tell(answers.yes);
  await asked();
  answer(slots[0], 250);
  await expect.element(ad).toBeVisible();
  element.remove();
  await asked(0);
  await expect.poll(() => consent.listeners.size).toBe(0);
  await expect.poll(leftovers).toEqual(before);
});

test.each([320, 800])('at %i px an ad that is too wide widens nothing', async (width) => {
  await page.viewport(width, 700);
  await filled();
  const drawn = page.getByRole('link', { name: 'Un anuncio' }).element().parentElement;
  if (drawn) drawn.style.width = '970px';
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('speaks Catalan', async () => {
  speak('ca');
  await slot();
  await asked();
  answer(slots[0], 250);
  await expect.element(page.getByRole('group', { name: 'Publicitat' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Tanca l’anunci' })).toBeVisible();
});
