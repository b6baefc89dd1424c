import { pageUrl } from '../src/config/local-paths.ts';
import { openArticle, ready } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('an article prints its title, text and picture, without navigation and widgets', async ({
  page,
  site,
}) => {
  await openArticle(page, site);
  await ready(page, 'portada-user-menu');
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['.masthead__name', 'h1', '.article__summary', '.byline', '.prose']) {
    await expect(page.locator(selector).first(), selector).toBeVisible();
  }
  // Dialogs and the like are closed anyway; nothing of a widget may take room on the sheet.
  const widgets = page.locator(
    'portada-user-menu, portada-save-button, portada-share-bar, portada-aside-bar',
  );
  for (const widget of await widgets.all()) await expect(widget).toBeHidden();
  for (const left of ['.sections', '.article__side', '.block--related', '.footer__grid']) {
    for (const part of await page.locator(left).all()) await expect(part, left).toBeHidden();
  }
  // Only what leads away says its address: the reader of a sheet has no use for a path of ours.
  const written = await page
    .locator('.prose a')
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('href')?.startsWith('http'),
        getComputedStyle(link, '::after').content,
      ]),
    );
  for (const [isAway, content] of written) expect(content !== 'none').toBe(isAway);
  // Whence it is, for who finds the sheet.
  await expect(page.locator('.printed')).toBeVisible();
  const address = new URL(page.url()).href;
  await expect(page.locator('.printed')).toContainText(address);
  await expect(page.locator('.hero img')).toBeVisible();
  for (const left of ['portada-ad-slot', '.portada-header-toggle', '.article__share']) {
    for (const part of await page.locator(left).all()) await expect(part, left).toBeHidden();
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.printed')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await page.screenshot({ path: test.info().outputPath('print.png'), fullPage: true });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what is folded away is printed', async ({ page, site }) => {
    await page.goto(pageUrl(site.base, '/tiempo/'));
    const hours = page.locator('.portada-fallback-weather-table').first();
    await expect(hours).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(hours).toBeVisible();
  });
});
