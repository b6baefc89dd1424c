import { pageUrl } from '../src/config/local-paths.ts';
import { ready } from './support/pages.ts';
import { check } from './support/quality.ts';
import { expect, test } from './support/test.ts';

/** A show that both editions have, by the same name in their addresses. */
const SHOW = '/programas/fuego-lento/';

for (const width of [360, 1280]) {
  const tag = width === 360 ? '@ca' : [];
  test(`[HEAD-12] [HEAD-13] at ${width} px a show’s parts link to each other, and the current one is marked`, {
    tag,
  }, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pageUrl(site.base, SHOW));
    const navigation = page.locator('portada-show-navigation');
    for (const [index, path] of ['', 'emisiones/', 'similares/'].entries()) {
      await ready(page, 'portada-show-navigation');
      const button = navigation.getByRole('button');
      await expect(button).toHaveCount(width < 1100 ? 1 : 0);
      if (width < 1100) await button.click();
      const link = navigation.getByRole('link').nth(index);
      // The first leads to the page that it stands on: its address alone would not tell that it has come anew.
      const arrived = page.waitForEvent('load');
      await link.click();
      await arrived;
      expect(new URL(page.url()).pathname).toBe(pageUrl(site.base, SHOW + path));
      await ready(page, 'portada-show-navigation');
      if (width < 1100) {
        await button.click();
        await expect(button).toContainText((await link.textContent()) ?? '');
      }
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(navigation.locator('[aria-current]:visible')).toHaveCount(1);
      await page.keyboard.press('Escape');
    }
    await expect(page.locator('.card--show')).not.toHaveCount(0);
  });
}

test('the coming broadcasts of a show are those of the schedule', async ({ page, site }) => {
  await page.goto(pageUrl(site.base, `${SHOW}emisiones/`));
  const starts = await page
    .locator('.data-table time')
    .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
  expect(starts.length).toBeGreaterThan(0);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  // What is on now began before.
  expect(Math.min(...starts)).toBeGreaterThan(Date.now() - 24 * 3_600_000);
});

for (const path of ['', 'emisiones/', 'similares/']) {
  test(`[PAGE-03] [PAGE-07] ${SHOW}${path} is accessible, without layout shift or page errors`, async ({
    page,
    site,
  }) => {
    test.slow();
    await check(page, pageUrl(site.base, SHOW + path));
  });
}
