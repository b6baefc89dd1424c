/** The way from one page to the next: fetched ahead by the rules of the page. */
import type { Page } from '@playwright/test';
import { watchRest } from '../scripts/page-rest.ts';
import { ready } from './support/pages.ts';
import { delivery, watchPrefetches } from './support/prefetch.ts';
import { expect, test } from './support/test.ts';
import { opinionPieces, wallTexts } from './support/wall.ts';

test('[ADS-02] a link that the pointer rests on is fetched ahead: its page asks for nothing until it is opened', async ({
  page,
  site,
}) => {
  const ahead = await watchPrefetches(page);
  await page.goto(`${site.base}/`);
  const link = page.locator('main .card__title a[href^="/puerto/"]').first();
  const article = (await link.getAttribute('href')) ?? '';
  await expect.poll(() => ahead.offered).toContain(article);
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (request.headers().referer?.endsWith(article)) asked.push(request.url());
  });

  await link.hover();
  await expect.poll(() => ahead.ready).toEqual([article]);
  expect(asked).toEqual([]);
  await link.click();
  await page.waitForURL(`**${article}`);
  expect(await delivery(page)).toBe('navigational-prefetch');
  await ready(page, 'portada-header');
  expect(asked).not.toEqual([]);
});

test('[PAGE-10] neither a metered piece nor a reader’s own page is offered ahead', async ({
  page,
  site,
  edition,
}) => {
  const { section } = wallTexts[edition];
  const [piece = ''] = await opinionPieces(page.request, site, section);
  const ahead = await watchPrefetches(page);
  await page.goto(`${site.base}${section}`);
  await expect(page.locator(`main a[href="${piece}"]`).first()).toBeVisible();
  await expect.poll(() => ahead.offered).toContain(`${site.base}/puerto/`);
  const own = /^\/(?:acceso|registro|perfil|buscar|logout|boletines|contacto|rss|ca)\//;
  expect(ahead.offered.filter((path) => own.test(path))).toEqual([]);
  expect(ahead.offered.filter((path) => path.startsWith(section) && /-\d+\/$/.test(path))).toEqual([]);
});

/** What the specification has an answer without a body count, as when the browser asks whether its copy is valid. */
const VALIDATED = 300;

/** The scripts, style sheets and fonts that the page took from the network, not from the cache. */
function filesFetched(page: Page): Promise<string[]> {
  return page.evaluate(
    (validated) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > validated)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /\.(?:js|css|woff2)$/.test(path)),
    VALIDATED,
  );
}

test('scripts, styles and fonts that a reader has fetched are not fetched again', async ({ page, site }) => {
  const atRest = watchRest(page);
  const filesOf = async (path: string) => {
    await page.goto(site.base + path);
    await ready(page, 'portada-header');
    await atRest();
    return filesFetched(page);
  };
  const first = await filesOf('/');
  expect(first).toContainEqual(expect.stringContaining('/chunks/react-'));
  for (const path of ['/puerto/', '/']) {
    expect((await filesOf(path)).filter((file) => first.includes(file))).toEqual([]);
  }
});
