import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { addDays, dayAt } from '@portada/shared/days.ts';
import { ready } from './pages.ts';
import type { SearchTexts } from './texts-search.ts';

/** Where the newsroom's readers are, and so its days. */
export const timezoneId = 'Europe/Madrid';

/** A day as addresses write it, so many after today. */
export function dayFromNow(days: number): string {
  return addDays(dayAt(new Date(), timezoneId), days);
}

/** `21/11/26` */
export function shortDay(day: string): string {
  return day.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$3/$2/$1');
}

export interface SearcherParts {
  form: Locator;
  results: Locator;
  cards: Locator;
  titles(): Promise<string[]>;
  /** What a screen reader is told. */
  status: Locator;
  /** The rows that keep the places of results. */
  skeletons: Locator;
  button(name: string): Locator;
  /** The button that opens the date selector. */
  dates: Locator;
}

/** The parts of the page's searcher, once it has been drawn. */
export function searcherOf(page: Page, t: SearchTexts): SearcherParts {
  const root = page.locator('portada-searcher');
  const results = root.getByRole('region', { name: t.results });
  const form = root.getByRole('search', { name: t.searcher });
  return {
    form,
    results,
    cards: results.locator('[data-id]'),
    titles: () => results.getByRole('heading').allTextContents(),
    status: root.getByRole('status').filter({ hasText: /./ }),
    skeletons: root.locator('.portada-searcher-skeleton-row'),
    button: (name) => root.getByRole('button', { name, exact: true }),
    dates: form.locator('button[aria-haspopup="dialog"]'),
  };
}

/** Opens a page and waits until its searcher shows the first results. */
export async function openSearcher(page: Page, address: string, t: SearchTexts): Promise<SearcherParts> {
  await page.goto(address);
  await ready(page, 'portada-searcher');
  return searcherOf(page, t);
}

/** The searcher's calls from now on. */
export function searchesOf(page: Page): URL[] {
  const requests: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes('/webapi/searcher/')) requests.push(url);
  });
  return requests;
}

/** How many the server itself counts at an address, in the page that it writes for a browser without script. */
export async function countedByServer(request: APIRequestContext, address: string): Promise<number> {
  const html = await (await request.get(address)).text();
  const [, count = ''] = /class="portada-fallback-searcher-count"[^>]*>\s*(Un\b|[\d.]+)/.exec(html) ?? [];
  expect(count, `${address} tells how many there are`).not.toBe('');
  return count === 'Un' ? 1 : Number(count.replaceAll('.', ''));
}

/** The end of the list, where more of it comes. */
export async function scrollToEnd(cards: Locator): Promise<void> {
  await cards.last().scrollIntoViewIfNeeded();
}
