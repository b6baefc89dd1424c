/** Addresses that nobody would write by hand. */
import { openSearcher } from './support/searcher.ts';
import { expect, test } from './support/test.ts';
import { searchTexts } from './support/texts-search.ts';

const script = '<img src=x onerror=alert(1)>';
const t = searchTexts.es;

test('markup in a search text is shown as text', async ({ page }) => {
  page.on('dialog', () => expect('a dialog').toBe('never'));
  const inQuery = encodeURIComponent(script);
  const { status } = await openSearcher(page, `/buscar?text=${inQuery}`, t);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`«${script}»`);
  await expect(status).toContainText(t.none);
  const archive = await openSearcher(page, `/hemeroteca/?searchText=${inQuery}`, t);
  await expect(archive.form.getByRole('searchbox', { name: t.text })).toHaveValue(script);
  await expect(archive.status).toContainText(t.none);
  await expect(page).toHaveTitle(/^Hemeroteca/);
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test('a text of 10 kB, invalid dates and unknown filters', async ({ page }) => {
  const long = await openSearcher(page, `/buscar?text=${'puerto+'.repeat(1_400)}`, t);
  await expect(long.results).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);

  for (const days of ['startDate=2026-02-31', 'startDate=2026-03-02&endDate=2026-03-01', 'endDate=%00x']) {
    const { results, dates } = await openSearcher(page, `/buscar?text=puerto&${days}`, t);
    await expect(results.getByText(t.badDates)).toBeVisible();
    await expect(dates).toHaveText(t.anyDate);
  }
  const { form, results, status, cards } = await openSearcher(
    page,
    '/buscar?text=puerto&section=%27--&kind=x',
    t,
  );
  await expect(form.getByRole('combobox', { name: t.section })).toHaveValue('');
  await expect(cards).not.toHaveCount(0);
  await openSearcher(page, "/buscar?text=puerto&author=1'%20or%20'1'='1", t);
  await expect(status).toContainText(t.none);
  await expect(results.getByText(t.failed)).toHaveCount(0);
});
