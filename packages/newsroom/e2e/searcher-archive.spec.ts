/** The archive: its days have addresses of their own, and its pages numbers. */
import type { APIRequestContext, Page } from '@playwright/test';
import { countedByServer, dayFromNow, openSearcher, scrollToEnd, timezoneId } from './support/searcher.ts';
import { expect, test } from './support/test.ts';
import { searchTexts } from './support/texts-search.ts';

test.use({ timezoneId });

/** What a page says of itself to whoever links to it. */
interface Head {
  title: string;
  description: string | undefined;
  prev: string | undefined;
  next: string | undefined;
}

async function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const path = (rel: string) => {
      const link = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
      return link ? new URL(link.href).pathname : undefined;
    };
    const description = document.head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
    return { title: document.title, description, prev: path('prev'), next: path('next') };
  });
}

/** The same as the server writes it. */
async function headByServer(request: APIRequestContext, address: string): Promise<Head> {
  const html = await (await request.get(address)).text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    title: found(/<title>([^<]*)</) ?? '',
    description: found(/<meta name="description" content="([^"]*)"/),
    prev: found(/<link rel="prev" href="([^"]*)"/),
    next: found(/<link rel="next" href="([^"]*)"/),
  };
}

test('[ARCH-01] [ARCH-02] [ARCH-03] [ARCH-04] chosen dates open the archive of those days', {
  tag: '@ca',
}, async ({ page, site, edition, request }) => {
  const t = searchTexts[edition];
  const home = `${site.base}/hemeroteca/`;
  const { form, dates, status, cards, button } = await openSearcher(page, home, t);
  const choose = async (name: string) => {
    await dates.click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).press('Enter');
  };
  await choose(t.today);
  await expect(page).toHaveURL(new RegExp(`${home}hoy/$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.archiveOf.today);
  await expect(dates).toHaveAccessibleName(`${t.published}: ${t.today}`);
  await choose(t.yesterday);
  await expect(page).toHaveURL(new RegExp(`${home}ayer/$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.archiveOf.yesterday);
  await expect(dates).toHaveAccessibleName(`${t.published}: ${t.yesterday}`);
  const n = await countedByServer(request, page.url());
  await expect(status).toHaveText(t.count(n));
  await expect(cards).toHaveCount(Math.min(n, 20));

  await form.getByRole('combobox', { name: t.section }).selectOption({ label: t.port.name });
  await expect(page).toHaveURL(new RegExp(`${home}ayer/\\?section=${t.port.slug}$`));
  await choose(t.lastWeek);
  const days = `${dayFromNow(-7)}/${dayFromNow(0)}`.replaceAll('-', '/');
  await expect(page).toHaveURL(new RegExp(`${home}${days}\\?section=${t.port.slug}$`));
  await expect(form.getByRole('combobox', { name: t.section })).toHaveValue(t.port.slug);
  await expect(status).toHaveText(t.count(await countedByServer(request, page.url())));

  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${home}ayer/\\?section=${t.port.slug}$`));
  await expect(dates).toHaveAccessibleName(`${t.published}: ${t.yesterday}`);
  await button(t.clean).click();
  await expect(page).toHaveURL(new RegExp(`${home}$`));
  await expect(form.getByRole('combobox', { name: t.section })).toHaveValue('');
});

test('[ARCH-05] [ARCH-06] [ARCH-07] [ARCH-08] numbered pages are loaded while scrolling, and the URL follows', async ({
  page,
  site,
  edition,
  request,
  browser,
}) => {
  const t = searchTexts[edition];
  const home = `${site.base}/hemeroteca/`;
  const { cards, button, titles } = await openSearcher(page, home, t);
  for (const number of [2, 3, 4]) {
    await scrollToEnd(cards);
    await expect(page).toHaveURL(new RegExp(`${home}${number}/$`));
    await expect(cards).toHaveCount(20 * number);
    expect(await headOf(page)).toEqual(await headByServer(request, page.url()));
  }
  // From here on the foot of the page can be reached: whoever wants more asks for it.
  await button(t.more).press('Enter');
  await expect(cards).toHaveCount(100);
  await expect(page).toHaveURL(new RegExp(`${home}5/$`));
  await expect(cards.nth(80).getByRole('heading').getByRole('link')).toBeFocused();
  const all = await titles();
  await page.reload();
  await expect(cards).toHaveCount(100);
  expect(await titles()).toEqual(all);

  const elsewhere = await browser.newContext();
  const copy = await elsewhere.newPage();
  const other = await openSearcher(copy, `${home}3/`, t);
  expect(await other.titles()).toEqual(all.slice(40, 60));
  expect(await headOf(copy)).toEqual(await headByServer(request, `${home}3/`));
  await other.results.getByRole('link', { name: t.previous }).click();
  await expect(copy).toHaveURL(new RegExp(`${home}2/$`));
  await elsewhere.close();
});
