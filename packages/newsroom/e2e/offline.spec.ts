/** The service worker: the offline page, and the articles that a reader opened or saved. */
import type { Page } from '@playwright/test';
import { registry } from '../../../widgets/registry.ts';
import { FAILED_RESOURCE } from './support/failures.ts';
import { delivery, watchPrefetches } from './support/prefetch.ts';
import { signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';
import { opinionPieces, wallTexts } from './support/wall.ts';

test.use({ serviceWorkers: 'allow' });

const texts = {
  es: {
    offline: 'Sin conexión',
    note: /^Estás sin conexión\. .* guardamos /,
    list: 'Para leer sin conexión',
  },
  ca: {
    offline: 'Sense connexió',
    note: /^No tens connexió\. .* vam desar /,
    list: 'Per llegir sense connexió',
  },
};

/** A page of the site, controlled by its worker. */
async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Widgets that start wherever they stand, and have not: their files are not all stored. */
const unstarted = Object.entries(registry)
  .filter(([, { load }]) => load === 'eager' || load === 'idle')
  .map(([name]) => `portada-${name}:not([data-state=ready], [data-state=off])`)
  .join();

/** Without connection, and without what the browser itself may show of the last minute (`stale-while-revalidate`). */
async function goOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.context().setOffline(true);
}

/** The addresses of articles that the front page links to. */
async function articlesOf(page: Page, base: string): Promise<string[]> {
  const links = await page.locator('.card__title a').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  const articles = paths.filter((path): path is string => /-\d+\/$/.test(path ?? ''));
  expect(articles.length).toBeGreaterThan(2);
  expect(articles.every((path) => path.startsWith(`${base}/`))).toBe(true);
  return [...new Set(articles)];
}

/** The paths of the stored articles. */
function stored(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      if (!/-(opened|saved)$/.test(name)) continue;
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    return paths;
  });
}

test('[SW-01] the site’s worker controls all its pages, and offline an opened article is there with its age', {
  tag: '@ca',
}, async ({ page, site, edition, pageErrors }) => {
  pageErrors.expect(FAILED_RESOURCE);
  const t = texts[edition];
  await openControlled(page, `${site.base}/`);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe(`${site.base}/`);
  const [first = '', second = ''] = await articlesOf(page, site.base);
  await page.goto(first);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expect.poll(() => stored(page)).toContain(first);
  await expect(page.locator(unstarted)).toHaveCount(0);

  await goOffline(page);
  await page.goto(first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByRole('status').filter({ hasText: t.note })).toBeVisible();
  await expect(page.locator('.prose').first()).toHaveCSS('display', 'block');

  await page.goto(second);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.offline);
  await expect(page.getByRole('heading', { level: 2, name: t.list })).toBeVisible();
  await page.locator(`main a[href="${first}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');

  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: t.note })).toHaveCount(0);
});

test('[SW-01] a saved article is there offline, and a logout leaves none', async ({
  page,
  site,
  edition,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  // Texts that come after their widget may be on their way when the connection ends.
  pageErrors.expect(/texts of "\w+" did not load/);
  const t = texts[edition];
  await signIn(page, site, reader);
  await openControlled(page, `${site.base}/`);
  const [path = ''] = await articlesOf(page, site.base);
  await page.evaluate(
    ([base, id]) => fetch(`${base}/api/bookmark/content/${id}`, { method: 'POST' }),
    [site.base, /(\d+)\/$/.exec(path)?.[1]],
  );
  await expect.poll(() => stored(page)).toEqual([path]);
  await goOffline(page);
  await page.goto(path);
  await expect(page.getByRole('status').filter({ hasText: t.note })).toBeVisible();

  await page.context().setOffline(false);
  await page.goto(`${site.base}/`);
  const menu = page.locator('portada-user-menu');
  await menu.getByRole('button', { name: site.account(reader.nick) }).click();
  await menu.getByRole('link', { name: site.logout }).click();
  await page.waitForURL(`**${site.base}/acceso/`);
  await expect.poll(() => stored(page)).toEqual([]);
  // What is still on its way when the connection ends would fail, and be told.
  await expect(page.locator(unstarted)).toHaveCount(0);
  await goOffline(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.offline);
});

test('[SW-01] neither a reader’s own pages nor what stands behind the wall is stored', async ({
  page,
  site,
  edition,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  await signIn(page, site, reader);
  await openControlled(page, `${site.base}/`);
  const [free = ''] = await articlesOf(page, site.base);
  const [walled = ''] = await opinionPieces(page.request, site, wallTexts[edition].section);
  await page.goto(walled);
  const secret = (await page.locator('.article__walled p').last().textContent()) ?? '';
  await page.goto(`${site.base}/perfil/mi-cuenta/`);
  await page.goto(free);
  // The worker stores one page after another.
  await expect.poll(() => stored(page)).toEqual([free]);
  await goOffline(page);
  for (const path of [walled, `${site.base}/perfil/mi-cuenta/`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[edition].offline);
    await expect(page.getByText(secret)).toHaveCount(0);
  }
});

test('an article that is fetched ahead is kept once it is opened', async ({ page, site }) => {
  await openControlled(page, `${site.base}/`);
  const ahead = await watchPrefetches(page);
  const [article = ''] = await articlesOf(page, site.base);
  await page.locator(`main a[href="${article}"]`).first().hover();
  await expect.poll(() => ahead.ready).toEqual([article]);
  expect(await stored(page)).toEqual([]);
  await page.locator(`main a[href="${article}"]`).first().click();
  await page.waitForURL(`**${article}`);
  expect(await delivery(page)).toBe('navigational-prefetch');
  await expect.poll(() => stored(page)).toEqual([article]);
});
