import { expectAccessible } from './support/quality.ts';
import { expect, test } from './support/test.ts';
import { opinionPieces, wallTexts } from './support/wall.ts';

test('[PAGE-05] [PAY-12] the panel switches flags live, shows their reason and previews any message', async ({
  page,
  site,
  edition,
}) => {
  const words = wallTexts[edition];
  const [first = ''] = await opinionPieces(page.request, site, words.section);
  await page.goto(`${site.base}/showroom/?path=${first.slice(site.base.length)}`);
  await expect(page.getByText(words.within)).toBeVisible();
  const frame = page.frameLocator('iframe');
  const button = frame.locator('portada-save-button').first();
  const line = page.locator('[data-tag="portada-save-button"]');
  await expect(line).toContainText(words.on);
  await line.getByRole('checkbox').uncheck();
  await expect(button).toBeHidden();
  await expect(line).toContainText(words.off);
  await line.getByRole('checkbox').check();
  await expect(button).toBeVisible();

  const paywall = frame.locator('portada-paywall');
  await expect(paywall.getByText(words.counter)).toBeVisible();
  await page.locator(`[data-message="${edition}-1-limit"]`).click();
  await expect(paywall.getByText(words.wall)).toBeVisible();
  for (const [type, text] of Object.entries(words.messages)) {
    await page.locator(`[data-message="${edition}-1-${type}"]`).click();
    await expect(paywall.getByText(text)).toBeVisible();
    // Whatever it is, the page scrolls.
    await expect
      .poll(() => frame.locator('html').evaluate((html) => getComputedStyle(html).overflowY))
      .not.toBe('hidden');
  }
});

test('[PAGE-08] it shows the page by role and width, and keeps them when a link is followed', async ({
  page,
  site,
}) => {
  await page.goto('/showroom/');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('link', { name: site.register }).first()).toBeVisible();
  await page.locator('select[name=role]').selectOption('complete');
  await page.locator('select[name=width]').selectOption('360');
  await page.getByRole('button', { name: wallTexts.es.show }).click();
  await expect(frame.getByRole('button', { name: site.account('Marina') })).toBeVisible();
  expect((await page.locator('iframe').boundingBox())?.width).toBe(360);
  await frame.locator('main h2 a, main h3 a').first().click();
  await expect(page.locator('input[name=path]')).not.toHaveValue('/');
  await expect(page).toHaveURL(/role=complete/);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[PAY-13] in the showroom no ad is requested, whatever the flags', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/showroom/');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('portada-ad-slot').first()).toHaveAttribute('data-state', 'off');
  await page.locator('[data-flag=advertising]').check();
  await expect(frame.locator('portada-ad-slot').first()).not.toHaveAttribute('data-state', 'off');
  await frame.locator('portada-ad-slot').first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-tag="portada-ad-slot"]')).toContainText(wallTexts.es.on);
  expect(requests.filter((url) => url.includes('/ads/'))).toEqual([]);
});

test('the panel is accessible from 360 to 1280 px', async ({ page, site }) => {
  await page.goto(`${site.base}/showroom/?path=/`);
  await expect(page.locator('[data-widgets] li').first()).toBeVisible();
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // In between nothing is shown that is not at one of the ends.
    if (width !== 800) await expectAccessible(page, ['iframe']);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
});
