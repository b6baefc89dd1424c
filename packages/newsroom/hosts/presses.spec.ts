/** What the first press of every widget costs a cheap phone: that is its INP, less the phone's own speed. */
import type { Locator, Page } from '@playwright/test';
import { names } from './support/names.ts';
import { expect, ready, test } from './support/test.ts';
import { measurePress } from './support/work.ts';

const PRESSED =
  'button:not([aria-disabled=true]), summary, input, textarea, select, [aria-expanded], [role=tab], a[part=day]';

/** Those that have nothing but links, or draw nothing before something else happens. */
const withoutPress = [
  'account-notice',
  'ad-slot',
  'comment-counts',
  'paywall',
  'paywall-testing-banner',
  'schedule-carousel',
  'streaming-list',
  'weather',
];

/** Those that show a reader what is theirs. */
const forReaders = ['header', 'profile', 'user-menu'];

/** In the measure of `measurePress`; a press that takes 100 ms of a cheap phone has four. */
const LIMIT = 12;

/** Opens the widget alone on a page, and answers what is pressed first there once nothing happens any more. */
async function open(page: Page, name: string, atRest: () => Promise<void>): Promise<Locator> {
  await page.goto(`/alone/${name}`);
  await ready(page, `portada-${name}`);
  await atRest();
  return page.locator(`portada-${name}`).locator(PRESSED).filter({ visible: true }).first();
}

/** Presses its middle as a finger does, without a check of the page that would be counted. */
async function presserOf(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return () => page.mouse.click(x + width / 2, y + height / 2);
}

test.use({ viewport: { width: 390, height: 844 } });

for (const name of names.filter((one) => !withoutPress.includes(one))) {
  test(`the first press of portada-${name} is answered at once`, async ({ page, atRest, baseURL }) => {
    const cookie = { name: 'portada_user', value: '1', url: String(baseURL) };
    if (forReaders.includes(name)) await page.context().addCookies([cookie]);
    const press = await presserOf(page, await open(page, name, atRest));
    const { work, units } = await measurePress(page, press);
    console.log(`portada-${name}: ${units.toFixed(1)} units, ${work.toFixed(1)} ms of work`);
    expect(units).toBeLessThanOrEqual(LIMIT);
  });
}

for (const name of withoutPress) {
  test(`portada-${name} has nothing to press`, async ({ page, atRest }) => {
    await expect(await open(page, name, atRest)).toHaveCount(0);
  });
}
