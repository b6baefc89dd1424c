/** The searcher on the page of search results and, for words of its own, on the archive. */
import { countedByServer, openSearcher, searchesOf } from './support/searcher.ts';
import { expect, test } from './support/test.ts';
import { searchTexts } from './support/texts-search.ts';

test('[SEEK-11] [SEEK-12] [SEEK-13] [SEEK-15] [SRCH-01] a filter searches after a second: results, count, URL and titles change', {
  tag: '@ca',
}, async ({ page, site, edition, request }) => {
  const t = searchTexts[edition];
  const { form, cards, status, skeletons } = await openSearcher(
    page,
    `${site.base}/buscar?text=${t.word}`,
    t,
  );
  const opened = await page.title();
  const requests = searchesOf(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/webapi/searcher/**', async (route) => {
    await held;
    await route.continue();
  });

  await form.getByRole('combobox', { name: t.section }).focus();
  await page.keyboard.type(t.culture.name);
  await page.keyboard.press('Enter');
  await expect(skeletons).toHaveCount(5);
  await expect(cards).toHaveCount(0);
  expect(requests).toHaveLength(1);
  answer();

  const address = `${site.base}/buscar?text=${t.word}&section=${t.culture.slug}`;
  await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
  const n = await countedByServer(request, address);
  await expect(status).toHaveText(t.count(n));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.found(n, t.word));
  await expect(skeletons).toHaveCount(0);
  await expect(cards).toHaveCount(Math.min(n, 20));
  await expect(page).toHaveTitle(`«${t.word}», ${t.culture.name} - ${t.searching} - ${site.siteName}`);
  await expect(form.getByRole('combobox', { name: t.section })).toBeFocused();
  expect(requests).toHaveLength(1);

  await page.goBack();
  await expect(page).toHaveTitle(opened);
  await expect(form.getByRole('combobox', { name: t.section })).toHaveValue('');
});

test('[PRED-01] [PRED-03] [PRED-05] [SEEK-20] an author is found by a few letters with the keyboard', async ({
  page,
  site,
  edition,
  request,
}) => {
  const t = searchTexts[edition];
  const searcher = await openSearcher(page, `${site.base}/buscar?text=${t.word}`, t);
  const all = await countedByServer(request, page.url());
  const requests = searchesOf(page);
  const field = searcher.form.getByRole('combobox', { name: t.author });
  await searcher.form.getByRole('combobox', { name: t.format }).focus();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('emp');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('Á');
  const option = searcher.form.getByRole('option', { name: 'Empar Soriano' });
  await expect(option).toBeVisible();
  expect(requests.map(({ searchParams }) => searchParams.get('limit'))).toEqual(['12']);
  expect(await searcher.form.getByRole('listbox').getByRole('option').count()).toBeLessThanOrEqual(10);

  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Empar Soriano');
  await expect(page).toHaveURL(/[?&]author=\d+/);
  const n = await countedByServer(request, page.url());
  expect(n).toBeLessThan(all);
  await expect(searcher.status).toHaveText(t.count(n));
  await expect(searcher.cards.filter({ hasText: 'Empar Soriano' })).toHaveCount(n);

  await page.reload();
  await expect(field).toHaveValue('Empar Soriano');
  await searcher.button(t.clean).press('Enter');
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\/buscar\/$/);
  await expect(searcher.status).toHaveText(t.count(await countedByServer(request, `${site.base}/buscar/`)));
});

test('[SEEK-05] [SEEK-11] [SEEK-16] [SEEK-20] a text is searched for, filtered further, and cleared', async ({
  page,
  site,
  edition,
  request,
}) => {
  const t = searchTexts[edition];
  const home = `${site.base}/hemeroteca/`;
  const { form, cards, status, button } = await openSearcher(page, home, t);
  const requests = searchesOf(page);
  await page.clock.install();
  const text = form.getByRole('searchbox', { name: t.text });
  await text.pressSequentially(t.word);
  expect(requests).toEqual([]);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(new RegExp(`/hemeroteca/\\?searchText=${t.word}$`));
  const n = await countedByServer(request, page.url());
  await expect(status).toHaveText(t.count(n));
  await expect(text).toBeFocused();
  expect(requests.map(({ searchParams }) => searchParams.get('searchText'))).toEqual([t.word]);

  await expect(form.getByRole('combobox', { name: t.author })).toHaveCount(0);
  await button(t.moreFilters).press('Enter');
  await expect(form.getByRole('combobox', { name: t.author })).toBeVisible();
  await expect(button(t.lessFilters)).toHaveAttribute('aria-expanded', 'true');
  await expect(button(t.lessFilters)).toBeFocused();
  await button(t.lessFilters).press('Enter');
  await expect(form.getByRole('combobox', { name: t.author })).toHaveCount(0);

  await text.fill('xqzwvkj');
  await text.press('Enter');
  await expect(status).toContainText(t.none);
  await expect(cards).toHaveCount(0);
  await button(t.clean).click();
  await expect(text).toHaveValue('');
  await expect(page).toHaveURL(new RegExp(`${home}$`));
  await expect(cards).toHaveCount(20);
});

test('[SRCH-02] [SRCH-03] [SRCH-04] the opening starts a new search, restricted to news', async ({
  page,
  site,
  edition,
  request,
}) => {
  const t = searchTexts[edition];
  await openSearcher(page, `${site.base}/buscar/`, t);
  const opening = page.locator('portada-search-opening');
  const field = opening.getByRole('searchbox', { name: t.what });
  await field.fill('  ab ');
  await field.press('Enter');
  await expect(opening.getByRole('alert')).toHaveText(t.tooShort);
  await expect(page).toHaveURL(/\/buscar\/$/);

  await opening.getByRole('combobox', { name: t.where }).selectOption({ label: t.news });
  await field.fill(t.word);
  await opening.getByRole('button', { name: t.submit }).click();
  await expect(page).toHaveURL(new RegExp(`/buscar\\?text=${t.word}&searchtype=news$`));
  const n = await countedByServer(request, page.url());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.found(n, t.word));
  await expect(field).toHaveValue(t.word);
  await expect(opening.getByRole('combobox', { name: t.where })).toHaveValue('news');
});
