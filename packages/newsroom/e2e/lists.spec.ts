import type { Page } from '@playwright/test';
import { ready } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Writes an element into the page as a template would, in place of what a selector finds or at the end of it. */
async function write(page: Page, selector: string, tag: string, attributes: Record<string, string> = {}) {
  await page.evaluate(
    ([at, name, values]) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
      document.querySelector(at)?.append(element);
    },
    [selector, tag, attributes] as const,
  );
  await ready(page, tag);
}

/** The address of the first section and the name of its list. */
async function openSection(page: Page, base: string): Promise<string> {
  await page.goto(`${base}/`);
  const address = await page.locator('.sections a').nth(1).getAttribute('href');
  await page.goto(address ?? '/');
  return address?.split('/').filter(Boolean).at(-1) ?? '';
}

test('[LOAD-01] [LOAD-03] a section goes on with the server’s cards, under the page’s own policy', async ({
  page,
  site,
}) => {
  const slug = await openSection(page, site.base);
  const cards = page.locator('.section-page__list > .card');
  const before = await cards.count();
  await page.clock.install();
  await write(page, '.section-page__list', 'portada-load-more', {
    'next-page': `${site.base}/api/front/list/${slug}`,
  });
  await page.locator('portada-load-more').scrollIntoViewIfNeeded();
  await page.clock.runFor(1_500);
  await expect(cards).toHaveCount(before + 12);
  await expect(cards.last().locator('img')).toHaveAttribute('srcset', /webp|jpg/);
  await expect(page.locator('portada-load-more')).toHaveCount(1);
  for (const pages of [2, 3]) {
    await page.locator('portada-load-more').scrollIntoViewIfNeeded();
    await page.clock.runFor(1_500);
    await expect(cards).toHaveCount(before + 12 * pages);
  }
  await page.locator('portada-load-more').getByRole('button').click();
  await expect(cards).toHaveCount(before + 48);
  await expect(
    cards
      .nth(before + 36)
      .locator('a')
      .first(),
  ).toBeFocused();
});

test('[SHOW-03] [SHOW-05] [SHOW-09] the shows come in pages, by letter and by text', async ({
  page,
  site,
}) => {
  await page.goto(`${site.base}/directo/`);
  await page.clock.install();
  await write(page, 'main', 'portada-show-index');
  const index = page.locator('portada-show-index');
  const cards = index.locator('.card--show');
  await expect(cards).toHaveCount(12);
  const name = (await cards.first().getByRole('heading').textContent()) ?? '';

  await index.getByRole('button', { name: 'B', exact: true }).click();
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL(/\?letter=B$/);
  await expect(cards.getByRole('heading').first()).toHaveText(/^b/i);
  await index.getByRole('searchbox').fill(name);
  await index.getByRole('searchbox').press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('heading')).toHaveText(name);

  await page.goBack();
  await expect(cards.getByRole('heading').first()).toHaveText(/^b/i);
  await page.goBack();
  await expect(cards).toHaveCount(12);
  await page.reload();
});

test('[HEAD-04] [SRCH-05] the header’s search opens under the header and leads to the results', async ({
  page,
  site,
}) => {
  await page.goto(`${site.base}/`);
  await write(page, '.masthead__right', 'portada-header-search');
  const search = page.locator('portada-header-search');
  await search.getByRole('link').click();
  const field = search.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('pa amb oli');
  const left = page.waitForRequest((request) => request.isNavigationRequest());
  await page.route('**/buscar/**', (route) =>
    route.fulfill({ body: '<title>Buscar</title>', contentType: 'text/html' }),
  );
  await field.press('Enter');
  expect(new URL((await left).url()).pathname).toBe(`${site.base}/buscar/pa%20amb%20oli`);
});
