/** The searcher on the agenda, among the authors and in the archive of a newsletter. */
import { pageUrl } from '../src/config/local-paths.ts';
import {
  countedByServer,
  dayFromNow,
  openSearcher,
  scrollToEnd,
  searchesOf,
  shortDay,
} from './support/searcher.ts';
import { expect, test } from './support/test.ts';
import { searchTexts } from './support/texts-search.ts';

test('[AGEN-01] [SEEK-14] the agenda uses its own query parameters, and is filtered by place', async ({
  page,
  site,
  edition,
  request,
}) => {
  const t = searchTexts[edition];
  const thematic = encodeURIComponent('Música');
  const [start, end] = [dayFromNow(-300), dayFromNow(400)];
  const { form, cards, status, button } = await openSearcher(
    page,
    `${site.base}/agenda/?thematic=${thematic}&startDate=${start}&endDate=${end}`,
    t,
  );
  const n = await countedByServer(request, page.url());
  expect(n).toBeGreaterThan(0);
  await expect(status).toHaveText(t.count(n));
  await expect(cards).toHaveCount(n);
  await expect(form.getByRole('combobox', { name: t.thematic })).toHaveValue('Música');
  const range = `${shortDay(start)} – ${shortDay(end)}`;
  await expect(form.getByRole('button', { name: range })).toBeVisible();
  for (const card of await cards.all()) await expect(card).toContainText('Música');

  await button(t.clean).click();
  await expect(page).toHaveURL(/\/agenda\/$/);
  const place = form.getByRole('combobox', { name: t.place });
  await place.fill('muse');
  await form.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/agenda\/\?place=/);
  const there = await countedByServer(request, page.url());
  expect(there).toBeGreaterThan(0);
  await expect(status).toHaveText(t.count(there));
  await expect(cards.filter({ hasText: await place.inputValue() })).toHaveCount(there);
});

test('[SEEK-10] the issues of a newsletter are listed at its URL', async ({
  page,
  site,
  edition,
  request,
}) => {
  const t = searchTexts[edition];
  const requests = searchesOf(page);
  // The few issues in pages of two.
  await page.route('**/webapi/searcher/**', (route) =>
    route.continue({ url: route.request().url().replace('limit=20', 'limit=2') }),
  );
  const { cards, dates, status, titles } = await openSearcher(
    page,
    pageUrl(site.base, '/boletines/a-bordo/'),
    t,
  );
  const n = await countedByServer(request, page.url());
  expect(n).toBeGreaterThan(2);
  await scrollToEnd(cards);
  await expect(cards).toHaveCount(n);
  expect(requests.length).toBeGreaterThan(1);
  for (const { searchParams } of requests) {
    expect(searchParams.get('taxonUrl')).toMatch(/\/(?:boletines|butlletins)\/a-bordo\/$/);
  }
  expect(requests[1]?.pathname).toMatch(/\/searcher\/.+/);
  for (const title of await titles()) expect(title).toMatch(/^A bordo/);

  await dates.click();
  await page.getByRole('dialog').getByRole('button', { name: t.lastWeek }).press('Enter');
  await expect(page).toHaveURL(/\/a-bordo\/\?startDate=/);
  const lately = await countedByServer(request, page.url());
  expect(lately).toBeLessThan(n);
  await expect(status).toHaveText(t.count(lately));
});

test('[SRCH-06] [SEEK-09] authors are listed by page and found by part of the name', async ({
  page,
  site,
  edition,
  request,
}) => {
  const t = searchTexts[edition];
  const { form, cards, status } = await openSearcher(page, pageUrl(site.base, '/autores/'), t);
  const n = await countedByServer(request, page.url());
  await expect(cards).toHaveCount(24);
  await scrollToEnd(cards);
  await expect(cards).toHaveCount(n);
  await expect(status).toHaveText(t.shownOf(n, n));
  await form.getByRole('searchbox', { name: t.text }).fill('INÉS');
  await expect(page).toHaveURL(/\/(?:autores|autors)\/\?searchText=IN%C3%89S$/);
  await expect(status).toHaveText(t.count(1));
  await cards.getByRole('link', { name: 'Inés Company' }).click();
  await expect(page).toHaveURL(/\/(?:autores|autors)\/ines-company\/$/);
});
