/** Space between blocks, and lines that end where their rule ends. */
import type { Locator } from '@playwright/test';
import { pageUrl } from '../src/config/local-paths.ts';
import { ready } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { brokenIn } from './support/words.ts';

async function edgesOf(
  place: Locator,
): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

test('the front page’s events keep away from the block below, and their buttons stand under the fields', async ({
  page,
  site,
}) => {
  await page.goto(`${site.base}/`);
  const events = page.locator('.coming-events');
  await events.scrollIntoViewIfNeeded();
  await ready(page, '.coming-events portada-searcher');
  const [last, next] = [await edgesOf(events), await edgesOf(page.locator('.closing'))];
  expect(next.top - last.bottom).toBeGreaterThanOrEqual(24);
  const label = events.locator('.portada-searcher-buttons .portada-button-label').first();
  const fields = events.locator('.portada-searcher-fields');
  expect((await edgesOf(label)).left).toBeCloseTo((await edgesOf(fields)).left, 0);
});

test('the rows of the schedule, and of a show’s coming broadcasts, are as wide as the rule above them', async ({
  page,
  site,
}) => {
  await page.goto(pageUrl(site.base, '/programacion/'));
  await ready(page, 'portada-schedule');
  const list = page.locator('.portada-schedule [part="list"]');
  const row = page.locator('.portada-schedule [part="broadcast"]').first();
  expect((await edgesOf(row)).right).toBeCloseTo((await edgesOf(list)).right, 0);

  await page.goto(pageUrl(site.base, '/programas/puerto-adentro/emisiones/'));
  const title = page.locator('.author-contents > .block-title');
  expect((await edgesOf(page.locator('.data-table'))).right).toBeCloseTo((await edgesOf(title)).right, 0);
});

for (const width of [320, 390, 1280]) {
  test(`at ${width} px the weather breaks no word, and dates have one line`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 4_000 });
    await page.goto(pageUrl(site.base, '/tiempo/'));
    const place = page.locator('portada-weather').first();
    await expect(place.locator('.portada-weather-sky').first()).toBeVisible();
    // The longest date, too, whatever day it is; from one on that has begun nowhere.
    const year = Array.from({ length: 360 }, (_, index) => ({
      date: new Date(Date.now() + (index + 2) * 86_400_000).toISOString().slice(0, 10),
      ...{ code: '11', min: 9, max: 21 },
    }));
    await place.evaluate((element, days) => element.setAttribute('forecast', JSON.stringify(days)), year);
    await expect(place.getByRole('listitem')).toHaveCount(year.length);
    expect(await brokenIn(page, '.portada-weather-sky')).toEqual([]);
    expect(await brokenIn(page, '.portada-weather-date', /.+/g)).toEqual([]);
  });
}
