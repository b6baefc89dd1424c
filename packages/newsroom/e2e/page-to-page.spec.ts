/** The way from one page to the next: fetched ahead by the rules of the page. */
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
