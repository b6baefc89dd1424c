import type { APIRequestContext, Page } from '@playwright/test';
import { getSchedule } from '@portada/contract';
import { broadcastDayAt } from '@portada/shared/broadcast-day.ts';
import { formatTime, TIME_ZONE } from '@portada/shared/dates.ts';
import { addDays, dayAt } from '@portada/shared/days.ts';
import { parse } from 'valibot';
import { pageUrl } from '../src/config/local-paths.ts';
import { ready } from './support/pages.ts';
import { check } from './support/quality.ts';
import { expect, test } from './support/test.ts';
import type { Edition } from './support/texts.ts';

const PATH = '/programacion/';

async function broadcasts(request: APIRequestContext, { base }: Edition, channel: string, day: string) {
  const answer = await request.get(`${base}/api/front/schedule/${channel}/${day}`);
  return parse(getSchedule.answer, await answer.json()).items;
}

async function open(page: Page, { base }: Edition, query = ''): Promise<void> {
  await page.goto(pageUrl(base, PATH + query));
  await ready(page, 'portada-schedule');
}

const parts = (page: Page) => ({
  list: page.locator('.portada-schedule [part="list"]'),
  rows: page.locator('.portada-schedule [part="broadcast"]'),
  titles: page.locator('.portada-schedule-show'),
  current: page.locator('.portada-schedule [part="broadcast"][aria-current]'),
  channel: page.locator('.portada-schedule [part="channel"][aria-current]'),
  day: page.locator('.portada-schedule [part="day"][aria-current]'),
});

/** What is on lies in the list's window as a whole. */
async function expectInSight(page: Page): Promise<void> {
  const { list, current } = parts(page);
  await expect
    .poll(async () => {
      const [frame, row] = [await list.boundingBox(), await current.boundingBox()];
      return frame && row && row.y >= frame.y && row.y + row.height <= frame.y + frame.height;
    })
    .toBe(true);
}

/** The days that there are to choose from. */
function daysOf(page: Page): Promise<string[]> {
  return page
    .locator('.portada-schedule [part="day"] time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
}

test('[SCHD-04] [MEDIA-06] the current broadcast is scrolled into view, and other channels and days have URLs', async ({
  page,
  site,
}) => {
  await open(page, site);
  const { titles, current, channel, day } = parts(page);
  await expect(channel).toHaveText('Puerto TV');
  // After midnight the broadcasting day is no longer today.
  const now = Date.now();
  await expect(day.locator('time')).toHaveAttribute('datetime', broadcastDayAt(now));
  const named = page.locator('.portada-schedule [part="day"]').filter({ hasText: site.today });
  await expect(named.locator('time')).toHaveAttribute('datetime', dayAt(now, TIME_ZONE));
  await expect(current).toHaveCount(1);
  await expect(current).toContainText(site.onAir);
  await expectInSight(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const before = await titles.allTextContents();
  await page.getByRole('link', { name: 'Radio Marola' }).click();
  await expect(channel).toHaveText('Radio Marola');
  await expect.poll(() => titles.allTextContents()).not.toEqual(before);
  await page.locator('.portada-schedule [part="day"]').nth(4).click();
  await expect(current).toHaveCount(0);
  await expect(page).toHaveURL(/\?channel=radio-marola&day=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Radio Marola' })).toBeVisible();
  const chosen = await titles.allTextContents();

  await page.reload();
  await ready(page, 'portada-schedule');
  await expect(channel).toHaveText('Radio Marola');
  expect(await titles.allTextContents()).toEqual(chosen);
  await page.goBack();
  await page.goBack();
  await expect(channel).toHaveText('Puerto TV');
  await expect.poll(() => titles.allTextContents()).toEqual(before);
});

test('[SCHD-04] without script links open each channel and day', { tag: '@ca' }, async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await plain.goto(pageUrl(site.base, PATH));
  await expect(plain.locator('.portada-fallback-schedule-item[aria-current]')).toHaveCount(1);
  await plain.getByRole('link', { name: 'Marola Clásica' }).click();
  await expect(plain.locator('.portada-fallback-schedule-group [aria-current]')).toHaveText('Marola Clásica');
  const day = plain.locator('.portada-fallback-schedule-days a').nth(2);
  await day.click();
  await expect(day).toHaveAttribute('aria-current', 'page');
  await expect(plain.locator('.portada-fallback-schedule-group [aria-current]')).toHaveText('Marola Clásica');
  const titles = await plain.locator('.portada-fallback-schedule-show').allTextContents();
  const times = await plain.locator('.portada-fallback-schedule-times').allTextContents();
  const days = await plain.locator('.portada-fallback-schedule-days a').allTextContents();
  const address = new URL(plain.url());
  await plain.close();
  expect(titles.length).toBeGreaterThan(15);

  await open(page, site, address.search);
  expect(await parts(page).titles.allTextContents()).toEqual(titles);
  expect(await page.locator('.portada-schedule-times').allTextContents()).toEqual(times);
  expect(await page.locator('.portada-schedule [part="day"]').allTextContents()).toEqual(days);
});

test('[SCHD-04] the current mark moves to the next broadcast', async ({ page, request, site }) => {
  await page.clock.install();
  await open(page, site);
  const { current } = parts(page);
  const days = await daysOf(page);
  const today = days.indexOf((await page.locator('portada-schedule').getAttribute('day')) ?? '');
  // After the last show of a day comes the first of the next, by itself too.
  const items = await Promise.all(
    days.slice(today, today + 2).map((day) => broadcasts(request, site, 'puerto-tv', day)),
  ).then((both) => both.flat());
  // The page's clock stands still from here on, so that no broadcast ends between two looks at it.
  const at = Date.now() + 60_000;
  await page.clock.pauseAt(at);
  const index = items.findIndex((item) => Date.parse(item.endTime.date) > at);
  const next = items[index + 1];
  if (!next) throw new Error('Nothing follows.');
  await expect(current.locator('.portada-schedule-show')).toHaveText(items[index]?.title ?? '');
  await page.clock.fastForward(Date.parse(next.startTime.date) - at + 1_000);
  await expect(current.locator('.portada-schedule-show')).toHaveText(next.title);
});

/** A broadcast that can be seen or heard again, where it is. */
async function withCatchUp(request: APIRequestContext, site: Edition, days: readonly string[]) {
  for (const day of days) {
    for (const channel of ['puerto-tv', 'puerto-2', 'radio-marola', 'marola-clasica']) {
      const found = (await broadcasts(request, site, channel, day)).find(({ catchUp }) => catchUp);
      if (found) return { day, channel, found };
    }
  }
  throw new Error('Nothing can be seen again.');
}

test('[SCHD-04] [MEDIA-06] a past broadcast links to its recording, which plays', async ({
  page,
  request,
  site,
}) => {
  await open(page, site);
  const { day, channel, found } = await withCatchUp(request, site, await daysOf(page));
  await open(page, site, `?channel=${channel}&day=${day}`);
  await page
    .locator('.portada-schedule [part="broadcast"]')
    .getByRole('link', { name: site.again })
    .first()
    .click();
  await page.waitForURL(`**${found.catchUp?.href}`);
  await expect(page.locator('portada-video-player, portada-audio-player').first()).toBeVisible();
});

test('[SCHD-04] a channel that fails to load shows an error and can be retried', async ({
  page,
  site,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource|ERR_FAILED/);
  await open(page, site);
  const { titles, channel } = parts(page);
  await page.route('**/api/front/schedule/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Puerto 2' }).click();
  const retry = page.getByRole('button', { name: site.retry });
  await expect(retry).toBeVisible();
  await expect(channel).toHaveText('Puerto 2');
  await page.unroute('**/api/front/schedule/**');
  await retry.click();
  await expect(titles).not.toHaveCount(0);
  await expect(parts(page).list).toBeFocused();
});

test('[SCHD-01] [SCHD-02] [SCHD-03] the front page shows today’s schedule from the current broadcast on, and links to the whole', async ({
  page,
  site,
}) => {
  await page.goto(`${site.base}/`);
  const widget = page.locator('portada-schedule-carousel');
  const { height } = (await widget.boundingBox()) ?? { height: 0 };
  await widget.scrollIntoViewIfNeeded();
  await expect(widget).toHaveAttribute('data-state', 'ready');
  expect((await widget.boundingBox())?.height).toBeCloseTo(height, 0);
  const current = widget.locator('[part="slide"][aria-current]');
  await expect(current).toBeInViewport();
  await expect(current).toContainText(site.onAir);
  await page.locator('.on-air .block-title__more').click();
  await page.waitForURL(`**${pageUrl(site.base, PATH)}`);
  await expect(page.locator('portada-schedule')).toBeVisible();
});

test('[SCHD-04] footer and menu link to the schedule', async ({ page, site }) => {
  await page.goto(pageUrl(site.base, '/directo/'));
  await page.locator('footer').getByRole('link', { name: site.schedule, exact: true }).click();
  await page.waitForURL(`**${pageUrl(site.base, PATH)}`);
});

test(`[PAGE-03] [PAGE-07] ${PATH} is accessible, without layout shift or page errors`, async ({
  page,
  site,
}) => {
  test.slow();
  await check(page, pageUrl(site.base, PATH));
});

test(`[PAGE-03] [PAGE-07] ${PATH} of a day without broadcasts is so, too`, async ({ page, site }) => {
  test.slow();
  const day = addDays(dayAt(new Date(), TIME_ZONE), 400);
  // The same page, with less on it.
  await check(page, pageUrl(site.base, `${PATH}?channel=radio-marola&day=${day}`), { widths: [360] });
});

test.describe('for a reader abroad', () => {
  test.use({ timezoneId: 'America/Argentina/Buenos_Aires' });

  test('[SCHD-04] the day, the times and what is on are the publisher’s, which is said; a calendar has its own', async ({
    page,
    request,
    site,
  }) => {
    await open(page, site);
    const { current, rows } = parts(page);
    await expect(page.locator('.portada-schedule').getByText('Hora peninsular')).toBeVisible();
    await expect(current).toHaveCount(1);
    await expectInSight(page);
    expect(await page.evaluate(() => [scrollY, document.activeElement === document.body])).toEqual([0, true]);

    const tomorrow = addDays(broadcastDayAt(Date.now()), 1);
    await open(page, site, `?day=${tomorrow}`);
    const item = (await broadcasts(request, site, 'puerto-tv', tomorrow)).at(-1);
    const start = new Date(item?.startTime.date ?? 0);
    await expect(rows.last().locator('time').first()).toHaveText(formatTime(start, 'es'));
    const entry = await request.get(
      (await rows.last().locator('a[href$=".ics"]').getAttribute('href')) ?? '',
    );
    expect(await entry.text()).toContain(`DTSTART:${start.toISOString().replace(/[-:]|\.000/g, '')}`);
  });
});
