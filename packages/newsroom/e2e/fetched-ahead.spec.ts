/** Pages that the browser fetches, or draws, before the reader asks for them. */
import type { Page } from '@playwright/test';
import { ready } from './support/pages.ts';
import { delivery } from './support/prefetch.ts';
import { prerender } from './support/prerender.ts';
import { expect, test } from './support/test.ts';
import { opinionPieces, readAll, wallTexts } from './support/wall.ts';

/** Opens a page that links to others, and has the browser prefetch or prerender them. */
async function foresee(page: Page, kind: 'prefetch' | 'prerender', urls: readonly string[]): Promise<void> {
  const rules = JSON.stringify({ [kind]: [{ urls, eagerness: 'immediate' }] });
  const links = urls.map((url) => `<a href="${url}">${url}</a>`).join('');
  // Not under the newsroom's policy, which allows no rules inside a page.
  const html = `<!doctype html><title>Antes</title><script type="speculationrules">${rules}</script>${links}`;
  await page.route('**/antes/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const session = await page.context().newCDPSession(page);
  const ended = new Set<string>();
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status !== 'Pending' && status !== 'Running') ended.add(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto('/antes/');
  await expect.poll(() => [...ended].toSorted()).toEqual([...urls].toSorted());
}

// A headless Chromium only fetches what it is to prerender.
for (const kind of ['prefetch', 'prerender'] as const) {
  test(`[PAGE-10] ${kind}: four pieces fetched ahead are not read; the sixth that is opened is, once`, async ({
    page,
    site,
    edition,
  }) => {
    const words = wallTexts[edition];
    const pieces = await opinionPieces(page.request, site, words.section);
    const [first = '', , , , , sixth = ''] = pieces;
    const counter = page.locator('portada-paywall').getByRole('img');
    await page.goto(first);
    await expect(counter).toHaveAccessibleName(words.consumed(1));

    await foresee(page, kind, pieces.slice(1, 6));
    await page.getByRole('link', { name: sixth }).click();
    await page.waitForURL(`**${sixth}`);
    await expect(page.locator('.article__walled p').last()).toBeVisible();
    await expect(counter).toHaveAccessibleName(words.consumed(2));
    expect(await delivery(page)).toBe('');
    expect(await readAll(page, pieces.slice(1, 5))).toEqual([true, true, true, false]);
  });
}

test('a piece that was read before is shown as it was fetched ahead, and not counted again', async ({
  page,
  site,
  edition,
}) => {
  const words = wallTexts[edition];
  const [first = ''] = await opinionPieces(page.request, site, words.section);
  const counter = page.locator('portada-paywall').getByRole('img');
  await page.goto(first);
  await expect(counter).toHaveAccessibleName(words.consumed(1));
  await foresee(page, 'prefetch', [first]);
  await page.getByRole('link', { name: first }).click();
  await page.waitForURL(`**${first}`);
  expect(await delivery(page)).toBe('navigational-prefetch');
  await expect(page.locator('.article__walled p').last()).toBeVisible();
  await expect(counter).toHaveAccessibleName(words.consumed(1));
});

/** Prerenders the next page, and records what its widgets tell the page, ask the server and keep. */
async function record(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:api|webapi)\/|gpt\.js$/.test(pathname)) calls.push(pathname);
  });
  const show = await prerender(page);
  await page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    for (const name of ['ready', 'alert', 'ad', 'paywall', 'search'])
      document.addEventListener(`portada:${name}`, ({ target }) => {
        if (target instanceof Element) events.push(`${name} ${target.localName}`);
      });
  });
  return {
    calls,
    events: (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'events')),
    alerts: () => page.evaluate(() => sessionStorage.getItem('portada.alerts')),
    show,
  };
}

/** Waits until a widget has its code, and the browser nothing else to do. */
async function fetched(page: Page, tag: string): Promise<void> {
  const measured = (tag: string) => performance.getEntriesByName(tag).length;
  await expect.poll(() => page.evaluate(measured, tag)).toBe(1);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test('[ALRT-03] [ADS-02] on a prerendered page nothing is told, asked for or kept until it is shown', async ({
  page,
  site,
}) => {
  const told = await record(page);
  await page.goto(`${site.base}/`);
  await page.locator('portada-ad-slot').first().scrollIntoViewIfNeeded();
  for (const tag of ['portada-alert-banner', 'portada-ad-slot', 'portada-header']) await fetched(page, tag);
  expect(await told.events()).toEqual([]);
  expect(told.calls).toEqual([]);
  expect(await told.alerts()).toBe(null);

  await told.show();
  await ready(page, 'portada-header');
  for (const event of ['alert portada-alert-banner', 'ad portada-ad-slot'])
    await expect.poll(told.events).toContain(event);
  await expect.poll(told.alerts).not.toBe(null);
  const alerts = (await told.events()).filter((event) => event.startsWith('alert '));
  expect(alerts).toHaveLength(1);
});

test('[PAY-02] the paywall’s message is told once the page is shown, and once', async ({
  page,
  site,
  edition,
}) => {
  const [first = ''] = await opinionPieces(page.request, site, wallTexts[edition].section);
  const told = await record(page);
  await page.goto(first);
  await fetched(page, 'portada-paywall');
  expect(await told.events()).toEqual([]);
  expect(told.calls).toEqual([]);
  await told.show();
  await expect.poll(told.events).toContain('paywall portada-paywall');
  expect((await told.events()).filter((event) => event.startsWith('paywall '))).toHaveLength(1);
});
