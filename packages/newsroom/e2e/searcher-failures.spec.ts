/** What a reader sees when the searcher's calls fail, or answer in another order than they were asked in. */
import { FAILED_RESOURCE, fail, failures } from './support/failures.ts';
import { waitForPaint } from './support/frames.ts';
import { expectStill, topOf } from './support/pages.ts';
import { countedByServer, openSearcher, scrollToEnd } from './support/searcher.ts';
import { expect, test } from './support/test.ts';
import { searchTexts } from './support/texts-search.ts';

test('[SEEK-22] a failed search shows an error, keeps the input and can be retried', async ({
  page,
  site,
  edition,
  pageErrors,
}) => {
  const t = searchTexts[edition];
  pageErrors.expect(FAILED_RESOURCE);
  const home = `${site.base}/hemeroteca/`;
  const { form, results, cards, button, skeletons } = await openSearcher(page, home, t);
  const restore = await fail(page, '/webapi/searcher/', failures[500]);
  const text = form.getByRole('searchbox', { name: t.text });
  await text.fill(t.word);
  await form.getByRole('combobox', { name: t.section }).selectOption({ label: t.port.name });
  await text.press('Enter');
  await expect(results.getByText(t.failed)).toBeVisible();
  await expect(skeletons).toHaveCount(0);
  await expect(text).toHaveValue(t.word);
  await expect(form.getByRole('combobox', { name: t.section })).toHaveValue(t.port.slug);

  await button(t.retry).press('Enter');
  await expect(results.getByText(t.failed)).toBeVisible();
  await restore();
  await button(t.retry).press('Enter');
  await expect(page).toHaveURL(new RegExp(`searchText=${t.word}&section=${t.port.slug}$`));
  await expect(cards).not.toHaveCount(0);
  await expect(results, 'the focus stays where results are').toBeFocused();
});

test('[SEEK-17] [SEEK-18] [SEEK-22] a failed page keeps the list and can be retried', async ({
  page,
  site,
  edition,
  pageErrors,
  request,
}) => {
  const t = searchTexts[edition];
  pageErrors.expect(FAILED_RESOURCE);
  const { results, cards, button, status } = await openSearcher(page, `${site.base}/hemeroteca/`, t);
  await expect(cards).toHaveCount(20);
  const restore = await fail(page, '/webapi/searcher/', failures[500]);
  await scrollToEnd(cards);
  await expect(results.getByText(t.moreFailed)).toBeVisible();
  await expect(cards).toHaveCount(20);
  const last = cards.nth(19);
  await button(t.retry).focus();
  const place = await topOf(last);
  await restore();
  await page.keyboard.press('Enter');
  await expect(cards).not.toHaveCount(20);
  const next = cards.nth(20).getByRole('heading').getByRole('link');
  await expect(next, 'the focus goes on with what has come').toBeFocused();
  await expectStill(last, place);
  const n = await countedByServer(request, `${site.base}/hemeroteca/`);
  await expect(status).toHaveText(t.shownOf(40, n));
});

test('a late response never replaces a newer one', async ({ page, site, edition, request }) => {
  const t = searchTexts[edition];
  const { form, cards, status, skeletons } = await openSearcher(
    page,
    `${site.base}/buscar?text=${t.word}`,
    t,
  );
  const section = form.getByRole('combobox', { name: t.section });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = new Promise<void>((resolve) => {
    const isFirst = (url: URL) => (url.searchParams.get('filterValues') ?? '').includes(t.culture.slug);
    void page.route(isFirst, async (route) => {
      const answer = await route.fetch();
      await held;
      // Nobody waits for it any more.
      await route.fulfill({ response: answer }).catch(() => {});
      resolve();
    });
  });
  await section.selectOption({ label: t.culture.name });
  await expect(skeletons).toHaveCount(5);
  await section.selectOption({ label: t.politics.name });
  await expect(page).toHaveURL(new RegExp(`section=${t.politics.slug}$`));
  const n = await countedByServer(request, page.url());
  await expect(status).toHaveText(t.count(n));
  release();
  await late;
  await waitForPaint(page);
  await expect(cards).toHaveCount(Math.min(n, 20));
  await expect(status).toHaveText(t.count(n));
  await expect(section).toHaveValue(t.politics.slug);
  await expect(page).toHaveURL(new RegExp(`section=${t.politics.slug}$`));
});
