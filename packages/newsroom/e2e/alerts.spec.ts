import { expect, test } from './support/test.ts';

test('[ALRT-01] [ALRT-02] [ALRT-03] alerts rotate every seven seconds, once per session', async ({
  page,
  context,
  site,
}) => {
  await page.clock.install();
  await page.goto(`${site.base}/`);
  const banner = page.locator('portada-alert-banner');
  await page.clock.runFor(1_000);
  const card = banner.getByRole('article');
  await expect(card).toBeVisible();
  const first = (await card.textContent()) ?? '';
  await page.clock.fastForward(7_000);
  await expect(card).not.toHaveText(first);
  while ((await card.count()) > 0) {
    await page.clock.fastForward(7_000);
    await page.waitForFunction(() => true);
  }
  await page.reload();
  await page.clock.runFor(1_000);
  await expect(page.locator('portada-alert-banner[data-state="ready"]')).toBeAttached();
  await expect(card).toHaveCount(0);

  const other = await context.browser()?.newContext();
  const fresh = await other?.newPage();
  await fresh?.goto(new URL(`${site.base}/`, page.url()).href);
  await expect(fresh?.locator('portada-alert-banner').getByRole('article') ?? card).toBeVisible();
  await other?.close();
});
