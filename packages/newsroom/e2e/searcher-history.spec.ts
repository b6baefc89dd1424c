/** What a searcher shows stands in its address: reload, Back, Forward and a copied link give it again. */
import { expectStill, ready, topOf } from './support/pages.ts';
import { openSearcher, scrollToEnd, searcherOf } from './support/searcher.ts';
import { expect, test } from './support/test.ts';
import { searchTexts } from './support/texts-search.ts';

test('[SEEK-13] [SEEK-14] reload, Back, Forward and a copied link give the same results', async ({
  page,
  site,
  edition,
  browser,
}) => {
  const t = searchTexts[edition];
  const home = `${site.base}/hemeroteca/`;
  const { form, cards, status, titles } = await openSearcher(page, home, t);
  const allTitles = await titles();
  const section = form.getByRole('combobox', { name: t.section });
  const text = form.getByRole('searchbox', { name: t.text });

  await section.selectOption({ label: t.port.name });
  await expect(page).toHaveURL(new RegExp(`\\?section=${t.port.slug}$`));
  await expect(cards).not.toHaveCount(0);
  const narrowed = { titles: await titles(), title: await page.title(), status: await status.textContent() };
  expect(narrowed.titles).not.toEqual(allTitles);
  await text.fill(t.word);
  await text.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?searchText=${t.word}&section=${t.port.slug}$`));
  await expect(cards).not.toHaveCount(0);
  const both = { titles: await titles(), title: await page.title(), address: page.url() };
  expect(both.titles).not.toEqual(narrowed.titles);

  await page.reload();
  await ready(page, 'portada-searcher');
  expect(await titles()).toEqual(both.titles);
  await expect(text).toHaveValue(t.word);
  await expect(section).toHaveValue(t.port.slug);

  await page.goBack();
  await expect(page).toHaveTitle(narrowed.title);
  await expect(status).toHaveText(narrowed.status ?? '');
  expect(await titles()).toEqual(narrowed.titles);
  await expect(text).toHaveValue('');
  await expect(section).toHaveValue(t.port.slug);
  await page.goBack();
  await expect(section).toHaveValue('');
  await expect.poll(titles).toEqual(allTitles);
  await page.goForward();
  await page.goForward();
  await expect.poll(titles).toEqual(both.titles);
  await expect(page).toHaveURL(both.address);

  const elsewhere = await browser.newContext();
  const copy = await elsewhere.newPage();
  const other = await openSearcher(copy, both.address, t);
  expect(await other.titles()).toEqual(both.titles);
  await expect(other.form.getByRole('searchbox', { name: t.text })).toHaveValue(t.word);
  await elsewhere.close();
});

test('Back from an article restores the loaded pages and the scroll position', async ({
  page,
  site,
  edition,
}) => {
  const t = searchTexts[edition];
  const { cards } = await openSearcher(page, `${site.base}/buscar?text=${t.word}`, t);
  for (const count of [20, 40]) {
    await expect(cards).toHaveCount(count);
    await scrollToEnd(cards);
  }
  await expect(cards).toHaveCount(60);
  const card = cards.nth(30);
  const link = card.getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const id = await card.getAttribute('data-id');
  const place = await topOf(card);
  await link.click();
  await expect(page.locator('main article h1')).toBeVisible();

  await page.goBack();
  await ready(page, 'portada-searcher');
  const again = searcherOf(page, t);
  await expect(again.cards).toHaveCount(60);
  await expect(again.cards.nth(30)).toHaveAttribute('data-id', id ?? '');
  await expectStill(again.cards.nth(30), place);
});
