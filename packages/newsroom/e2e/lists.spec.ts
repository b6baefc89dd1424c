/** Lists that go on by themselves: a section's, and the shows. And the search in the header, which leads to one. */
import type { Page } from '@playwright/test';
import { pageUrl } from '../src/config/local-paths.ts';
import { FAILED_RESOURCE, fail, failures } from './support/failures.ts';
import { expectStill, ready, topOf } from './support/pages.ts';
import { countedByServer } from './support/searcher.ts';
import { expect, test } from './support/test.ts';
import { type SearchTexts, searchTexts } from './support/texts-search.ts';

/** The section that has most contents, and what the server writes on its second page. */
async function openSection(page: Page, base: string, t: SearchTexts) {
  const cards = page.locator('.section-page__list > .card');
  const titles = () => cards.getByRole('heading').allTextContents();
  await page.goto(`${base}/${t.port.slug}/2/`);
  const following = await titles();
  await page.goto(`${base}/${t.port.slug}/`);
  const first = await titles();
  return { cards, titles, following, first, more: page.locator('portada-load-more') };
}

test('[LOAD-01] [LOAD-02] [LOAD-03] [LOAD-04] a section loads more server-rendered cards to its end, without layout shift', async ({
  page,
  site,
  edition,
}) => {
  const t = searchTexts[edition];
  const { cards, titles, first, following, more } = await openSection(page, site.base, t);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/front/list/')) calls.push(request.url());
  });
  const last = cards.nth(first.length - 1);
  const link = last.getByRole('heading').getByRole('link');
  await link.focus();
  await more.scrollIntoViewIfNeeded();
  await ready(page, 'portada-load-more');
  const place = await topOf(last);
  await expect(cards).toHaveCount(first.length + following.length);
  expect(await titles()).toEqual([...first, ...following]);
  await expectStill(last, place);
  await expect(link).toBeFocused();
  await expect(more.getByRole('status')).toHaveText(`${t.listLoaded(following.length)} ${t.listEnd}`);
  await expect(cards.last().locator('img')).toHaveAttribute('srcset', /webp|jpg/);
  await more.scrollIntoViewIfNeeded();
  await expect(more.getByRole('button')).toHaveCount(0);
  expect(calls).toHaveLength(1);
});

test('[LOAD-05] a failed page of a section shows an error and can be retried', async ({
  page,
  site,
  edition,
  pageErrors,
}) => {
  const t = searchTexts[edition];
  pageErrors.expect(FAILED_RESOURCE);
  const { cards, titles, first, following, more } = await openSection(page, site.base, t);
  const restore = await fail(page, '/api/front/list/', failures[500]);
  await more.scrollIntoViewIfNeeded();
  await expect(more.getByText(t.listFailed)).toBeVisible();
  const retry = more.getByRole('button', { name: t.retry });
  const failedAgain = page.waitForResponse(/\/api\/front\/list\//);
  await retry.press('Enter');
  await failedAgain;
  await expect(more.getByText(t.listFailed)).toBeVisible();
  await expect(retry).toBeFocused();
  const last = cards.nth(first.length - 1);
  const place = await topOf(last);
  await restore();
  await page.keyboard.press('Enter');
  await expect(cards.nth(first.length).getByRole('link').first()).toBeFocused();
  expect(await titles()).toEqual([...first, ...following]);
  await expectStill(last, place);
});

async function openShows(page: Page, base: string, t: SearchTexts) {
  await page.goto(pageUrl(base, '/programas/'));
  await ready(page, 'portada-show-index');
  const index = page.locator('portada-show-index');
  const cards = index.locator('.portada-show-index .card--show');
  return {
    cards,
    names: cards.getByRole('heading'),
    outcome: index.locator('.portada-show-index-outcome'),
    text: index.getByRole('searchbox', { name: t.showText }),
    retry: index.getByRole('button', { name: t.retry }),
    letter: (name: string) =>
      index.getByRole('group', { name: t.letters }).getByRole('button', { name, exact: true }),
    select: index.getByRole('combobox', { name: t.letters }),
  };
}

test('[SHOW-01] [SHOW-03] [SHOW-06] [SHOW-08] [SHOW-09] [SHOW-10] [SHOW-11] shows are loaded by page, letter and text', async ({
  page,
  site,
  edition,
}) => {
  const t = searchTexts[edition];
  const { cards, names, outcome, text, letter, select } = await openShows(page, site.base, t);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.shows);
  await expect(cards).toHaveCount(12);
  await expect(outcome).toHaveText(t.someShows(12));
  // The twelfth card is followed by an ad, and that by the list's end.
  await page.locator('portada-ad-slot').last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(24);

  await letter('J').press('Enter');
  await expect(page).toHaveURL(/\/(?:programas|programes)\/\?letter=J$/);
  await expect(outcome).toHaveText(t.oneShow);
  await expect(names).toHaveText([/^J/]);
  await letter('J').press('Enter');
  await expect(page).toHaveURL(/\/(?:programas|programes)\/$/);
  await expect(letter(t.allShows)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards).toHaveCount(12);

  await letter('B').press('Enter');
  await expect(names.first()).toHaveText(/^B/);
  await text.fill('jazz');
  await expect(letter('B')).toHaveAttribute('aria-pressed', 'false');
  await text.press('Enter');
  await expect(page).toHaveURL(/\/(?:programas|programes)\/\?text=jazz$/);
  await expect(names).toHaveText([/jazz/i]);
  await letter('B').press('Enter');
  await expect(text).toHaveValue('');
  await expect(names.first()).toHaveText(/^B/);
  await page.goBack();
  await expect(names).toHaveText([/jazz/i]);
  await expect(text).toHaveValue('jazz');

  await text.fill('xqzwvkj');
  await expect(outcome).toHaveText(t.noShows);
  await expect(cards).toHaveCount(0);
  await text.fill('');
  await expect(cards).toHaveCount(12);
  await expect(page).toHaveURL(/\/(?:programas|programes)\/$/);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(letter('J')).toBeHidden();
  await select.selectOption('J');
  await expect(names).toHaveText([/^J/]);
});

test('[SHOW-12] the fallback remains if the shows fail; a failed letter can be retried', async ({
  page,
  site,
  edition,
  pageErrors,
}) => {
  const t = searchTexts[edition];
  pageErrors.expect(FAILED_RESOURCE);
  const restore = await fail(page, '/webapi/shows/search/', failures[500]);
  const failed = page.waitForResponse(/\/webapi\/shows\/search\//);
  const { cards, names, letter, retry, outcome } = await openShows(page, site.base, t);
  await failed;
  await expect(page.locator('.portada-fallback-show-index-grid .card--show')).toHaveCount(12);
  await expect(
    page.locator('.portada-fallback-show-index-letters').getByRole('link', { name: 'J', exact: true }),
  ).toBeVisible();
  await restore();
  await page.reload();
  await expect(cards).toHaveCount(12);

  const mendAgain = await fail(page, '/webapi/shows/search/', failures[500]);
  await letter('J').click();
  await expect(page.getByText(t.showsFailed)).toBeVisible();
  await expect(letter('J')).toHaveAttribute('aria-pressed', 'true');
  await mendAgain();
  await retry.press('Enter');
  await expect(names).toHaveText([/^J/]);
  await expect(outcome).toHaveText(t.oneShow);
  await expect(cards.getByRole('link').first()).toBeFocused();
});

test('[HEAD-04] [SRCH-04] [SRCH-05] the header’s search opens under the header and opens the results', async ({
  page,
  site,
  edition,
  request,
}) => {
  const t = searchTexts[edition];
  await page.goto(`${site.base}/`);
  await ready(page, 'portada-header-search');
  const search = page.locator('portada-header-search');
  const toggle = search.getByRole('link', { name: t.header });
  await expect(toggle).toHaveAttribute('href', new RegExp(`${site.base}/buscar/$`));
  await toggle.press('Enter');
  const field = search.getByRole('searchbox', { name: t.what });
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.press('Enter');
  await field.fill('pa');
  await field.press('Enter');
  await expect(search.getByRole('alert')).toHaveText(t.tooShort);
  await expect(page).toHaveURL(new RegExp(`${site.base}/$`));

  await field.fill('biblioteca pública');
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${site.base}/buscar/biblioteca%20p%C3%BAblica$`));
  const n = await countedByServer(request, page.url());
  expect(n).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.found(n, 'biblioteca pública'));
  await expect(page.locator('portada-searcher [data-id]')).toHaveCount(Math.min(n, 20));
});
