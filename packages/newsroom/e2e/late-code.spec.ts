/** Code of a widget that does not load at first: it is asked for again, and again when the browser is back online. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const dist = new URL('../../../dist/', import.meta.url);

/** A page of the widgets alone. */
async function open(page: Page, body: string): Promise<void> {
  const snippet = await readFile(new URL('snippet.html', dist), 'utf8');
  const html = `<!doctype html><html lang="es"><head><title>Portada</title>${snippet}
    <script type="application/json" id="portada-page">
      { "runningInShowroom": true, "webFeatures": { "paywall": true }, "serviceWorker": false }
    </script></head><body>${body}</body></html>`;
  await page.route('**/diari/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/diari/');
}

/** Answers the first requests for a chunk with a failure. */
async function fail(page: Page, chunk: string, times: number): Promise<() => number> {
  let requests = 0;
  await page.route(`**/chunks/${chunk}-*`, (route) =>
    requests++ < times ? route.fulfill({ status: 503 }) : route.continue(),
  );
  return () => requests;
}

const FAILED = /503|Failed to fetch dynamically imported module|> failed\./;

const cases = [
  {
    name: 'the card of an alert',
    chunk: 'alert-banner-AlertCard',
    html: `<portada-alert-banner alerts='[{ "id": "1", "title": "Temporal en la costa" }]'></portada-alert-banner>`,
  },
  { name: 'what finds a paywall', chunk: 'paywall-Manager', html: '<portada-paywall></portada-paywall>' },
];

for (const { name, chunk, html } of cases) {
  test(`${name} is asked for again after one failure`, async ({ page, pageErrors }) => {
    pageErrors.expect(/503/);
    const requests = await fail(page, chunk, 1);
    await open(page, html);
    await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'ready');
    await expect.poll(requests).toBe(2);
  });

  test(`${name} is asked for again when the browser is back online`, async ({ page, pageErrors }) => {
    pageErrors.expect(FAILED);
    const requests = await fail(page, chunk, 2);
    await open(page, html);
    const widget = page.locator('[data-state]');
    await expect(widget).toHaveAttribute('data-state', 'failed');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(widget).toHaveAttribute('data-state', 'ready');
    expect(requests()).toBe(3);
  });
}

test('the card of an alert that comes in the end is shown', async ({ page, pageErrors }) => {
  pageErrors.expect(FAILED);
  await fail(page, 'alert-banner-AlertCard', 2);
  await open(page, cases[0]?.html ?? '');
  await expect(page.locator('[data-state]')).toHaveAttribute('data-state', 'failed');
  await page.evaluate(() => window.portada?.refresh());
  await expect(page.getByText('Temporal en la costa')).toBeVisible();
});
