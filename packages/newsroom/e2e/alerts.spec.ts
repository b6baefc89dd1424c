import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const cardOn = (page: Page) => page.locator('portada-alert-banner').getByRole('article');

/** Stops the time of every page that this one opens, but for what a test lets go by. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets some time go by, again and again, until so many are there. */
async function passUntil(wanted: Locator, count: number, step: number): Promise<void> {
  const counted = async () => {
    await wanted.page().clock.runFor(step);
    return wanted.count();
  };
  await expect.poll(counted).toBe(count);
}

test('[ALRT-01] [ALRT-02] [ALRT-03] alerts rotate every seven seconds, once per session', async ({
  page,
  context,
  site,
}) => {
  const card = cardOn(page);
  await stopTime(page);
  await page.goto(`${site.base}/`);
  await passUntil(card, 1, 20);
  const first = (await card.textContent()) ?? '';
  await page.clock.runFor(6_800);
  await expect(card).toHaveText(first);
  await page.clock.runFor(200);
  await expect(card).not.toHaveText(first);
  await passUntil(card, 0, 7_000);
  await page.reload();
  await passUntil(page.locator('portada-alert-banner[data-state="ready"]'), 1, 20);
  await expect(card).toHaveCount(0);

  const other = await context.browser()?.newContext();
  const fresh = await other?.newPage();
  if (!fresh) throw new Error('There is no browser for another session.');
  await stopTime(fresh);
  await fresh.goto(new URL(`${site.base}/`, page.url()).href);
  await passUntil(cardOn(fresh), 1, 20);
  await other?.close();
});
