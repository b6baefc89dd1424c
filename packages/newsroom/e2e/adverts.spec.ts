import type { Locator, Page } from '@playwright/test';
import { pageUrl } from '../src/config/local-paths.ts';
import { haveConsentPlatform } from './support/consent-platform.ts';
import { expectNoLayoutShift } from './support/layout-shift.ts';
import { openArticle } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { searchTexts } from './support/texts-search.ts';

const GPT = '**/static/edition/gpt.js';
const BLOCKED = /ERR_FAILED|Failed to load resource/;

const slots = (page: Page) => page.locator('portada-ad-slot');
const adIn = (slot: Locator) => slot.locator('.house-ad');

/** Scrolls a slot into the middle of the screen, as a reader comes to it. */
async function reach(slot: Locator): Promise<void> {
  await slot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** How high the slot is, from before its widget has drawn. */
const heightOf = (slot: Locator) => slot.evaluate((element: HTMLElement) => element.offsetHeight);

test('[ADS-01] [ADS-03] [ADS-04] ads fill their reserved slots without layout shift', async ({
  page,
  site,
}) => {
  for (const [width, height] of [
    [1280, 278],
    [1100, 278],
    [1099, 128],
    [360, 128],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.base}/`);
    const top = slots(page).first();
    expect(await heightOf(top), `the place at ${width} px`).toBe(height);
    await reach(top);
    await expect(adIn(top)).toBeVisible();
    await expect(top.getByRole('group', { name: site.advertising })).toBeVisible();
    expect(await heightOf(top)).toBe(height);
    await expectNoLayoutShift(page, { where: `at ${width} px` });
  }
});

test('the place says what it is for before the widget has come', { tag: '@ca' }, async ({ page, site }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/chunks\/ad-slot-\w{8}\.js/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(`${site.base}/`);
  const top = slots(page).first();
  await reach(top);
  const label = () => top.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await label()).toBe(`"${site.advertising}"`);
  arrival.resolve();
  await expect(adIn(top)).toBeVisible();
  expect(await label()).toBe('none');
});

test('[ADS-02] the library is loaded once, when a slot comes near the viewport', async ({ page, site }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/gpt.js')) requests.push(request.url());
  });
  await openArticle(page, site);
  expect(requests).toEqual([]);
  const ad = slots(page).first();
  await reach(ad);
  await expect(adIn(ad)).toBeVisible();
  await page.goto(`${site.base}/politica/`);
  for (const index of [0, 1]) {
    await reach(slots(page).nth(index));
    await expect(adIn(slots(page).nth(index))).toBeVisible();
  }
  expect(requests).toHaveLength(2);
});

test('[ADS-02] ads follow the reader’s consent: shown when given, removed when withdrawn', async ({
  page,
  site,
}) => {
  const tell = await haveConsentPlatform(page);
  const answer = (given: boolean) =>
    tell(given ? { purposes: [1, 2], vendors: [755] } : { purposes: [], vendors: [] });
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/gpt.js')) requests += 1;
  });
  await page.goto(`${site.base}/politica/`);
  const top = slots(page).first();
  await expect(top).toHaveAttribute('data-state', 'ready');
  await answer(false);
  expect(requests).toBe(0);
  const reserved = await heightOf(top);
  await answer(true);
  await expect(adIn(top)).toBeVisible();
  expect(requests).toBe(1);
  await answer(false);
  await expect(adIn(top)).toHaveCount(0);
  expect(await heightOf(top)).toBe(reserved);
  await expectNoLayoutShift(page);
});

test('[ADS-02] with an ad blocker there is no layout shift and no error, and slots out of view collapse', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expect(BLOCKED);
  await page.route(GPT, (route) => route.abort('blockedbyclient'));
  await page.goto(`${site.base}/politica/`);
  const top = slots(page).first();
  await expect(top.locator('[data-ad="blocked"]')).toBeAttached();
  expect(await heightOf(top), 'in sight it stays').toBe(278);
  await expect(top.getByText(site.advertising)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 1_500));
  await expect.poll(() => heightOf(top)).toBe(0);
  await expectNoLayoutShift(page);
  await expect(top).toHaveAttribute('data-state', 'ready');
});

test('[ADS-05] an ad is closed with the keyboard, and the focus moves on', async ({ page, site }) => {
  await openArticle(page, site);
  const ad = slots(page).first();
  await reach(ad);
  await ad.getByRole('button', { name: site.closeAd }).press('Enter');
  await expect(adIn(ad)).toHaveCount(0);
  await expect(ad.getByRole('status')).toBeFocused();
  await expect(ad.getByRole('status')).toHaveText(site.adClosed);
  await expect.poll(() => heightOf(ad)).toBe(0);
});

test('[ADS-06] flags hide ads on mobile or on desktop', async ({ page, site }) => {
  const set = (flags: Record<string, boolean>) =>
    page.evaluate((given) => window.portada?.setFlags(given), flags);
  await page.goto(`${site.base}/politica/`);
  const top = slots(page).first();
  await expect(adIn(top)).toBeVisible();
  await set({ adsOnDesktop: false });
  await expect.poll(() => heightOf(top)).toBe(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(adIn(top)).toBeVisible();
  await set({ adsOnMobile: false });
  await expect.poll(() => heightOf(top)).toBe(0);
  await set({ adsOnMobile: true });
  await expect(adIn(top)).toBeVisible();
  await set({ advertising: false });
  await expect(top).toBeHidden();
});

test('[SEEK-21] [SHOW-07] [LOAD-03] lists have ads among the items', async ({ page, site, edition }) => {
  for (const [path, before] of [
    ['/buscar/?text=mar', '.portada-searcher-item'],
    ['/programas/', '.card--show'],
  ] as const) {
    await page.goto(pageUrl(site.base, path));
    const ad = slots(page).first();
    await expect(ad).toBeAttached();
    await reach(ad);
    await expect(adIn(ad)).toBeVisible();
    expect(await page.locator(before).count()).toBeGreaterThan(5);
  }
  await page.goto(`${site.base}/${searchTexts[edition].port.slug}/`);
  const more = page.locator('portada-load-more');
  await more.scrollIntoViewIfNeeded();
  await expect(slots(page)).toHaveCount(3);
  await reach(slots(page).nth(2));
  await expect(adIn(slots(page).nth(2))).toBeVisible();
});

test('a viewable ad is refreshed after half a minute', async ({ page, site }) => {
  await page.clock.install();
  await page.goto(`${site.base}/politica/`);
  const top = slots(page).first();
  await expect(adIn(top)).toBeVisible();
  const first = await adIn(top).textContent();
  // The page's own clock goes on meanwhile, by as much as a busy machine needs.
  await page.clock.fastForward(15_000);
  expect(await adIn(top).textContent()).toBe(first);
  await page.clock.fastForward(15_000);
  await expect(adIn(top)).not.toHaveText(first ?? '');
});
