/**
 * Lighthouse, as a phone: what it judges must be 100 and nothing may move. How fast a page is depends on what else the
 * machine does: that is told only.
 */
import { expect, test } from '@playwright/test';
import { type Browser, launch } from 'puppeteer-core';
import { launchOptions } from '../../../scripts/browser.ts';
import { lighthouseReport } from './support/lighthouse.ts';
import { listedAs } from './support/pages.ts';
import { editions } from './support/texts.ts';

/** Not for search engines on purpose, which Lighthouse counts as a fault: what a reader has searched, and a form. */
const unlisted = ['/buscar/?text=mar', '/acceso/'];
const pages = ['/', 'article', '/directo/', ...unlisted];

// Lighthouse speaks with its page by Puppeteer, and needs a browser that nothing else steers.
let browser: Browser;
test.beforeAll(async () => {
  browser = await launch({ ...launchOptions(), headless: 'shell' });
});
test.afterAll(() => browser.close());

for (const path of pages) {
  test(`[PAGE-03] [PAGE-07] Lighthouse finds no fault on ${path}`, async ({ request, baseURL }) => {
    test.slow();
    const address = path === 'article' ? await listedAs(request, editions.es, path) : path;
    const page = await browser.newPage();
    const { faults, layoutShift, speed } = await lighthouseReport(
      page,
      new URL(address, baseURL).href,
      unlisted.includes(path) ? ['is-crawlable'] : [],
    );
    await page.close();
    console.log(`Lighthouse, ${path}: ${speed}`);
    expect(faults).toEqual([]);
    expect(layoutShift).toBe('0.00');
  });
}
