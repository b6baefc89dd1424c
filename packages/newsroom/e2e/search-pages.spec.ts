/** The pages that search and list, for a reader whose browser runs no script. */
import type { Page } from '@playwright/test';
import { pageUrl } from '../src/config/local-paths.ts';
import { expectAccessible } from './support/quality.ts';
import { dayFromNow } from './support/searcher.ts';
import { expect, test } from './support/test.ts';

const words = {
  es: {
    query: 'biblioteca',
    mistyped: 'bibloiteca',
    search: 'Buscar',
    field: '¿Qué buscas?',
    where: 'Buscar en',
    news: 'Noticias',
    apply: 'Aplicar',
    clean: 'Limpiar',
    older: 'Anteriores',
    section: 'Sección',
    port: 'Puerto',
    from: 'Desde',
    to: 'Hasta',
    thematic: 'Temática',
    shows: 'Programas',
    showName: 'Buscar un programa',
    authorName: 'Qué buscas',
  },
  ca: {
    query: 'biblioteca',
    mistyped: 'bibloiteca',
    search: 'Cerca',
    field: 'Què cerques?',
    where: 'Cerca a',
    news: 'Notícies',
    apply: 'Aplica',
    clean: 'Neteja',
    older: 'Anteriors',
    section: 'Secció',
    port: 'Port',
    from: 'Des de',
    to: 'Fins a',
    thematic: 'Temàtica',
    shows: 'Programes',
    showName: 'Cerca un programa',
    authorName: 'Què busques',
  },
} as const;

const cards = (page: Page) => page.locator('.searcher__list .card');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[HEAD-04] [SRCH-03] search from the header, filters and pages', { tag: '@ca' }, async ({
    page,
    site,
    edition,
  }) => {
    const t = words[edition];
    await page.goto(`${site.base}/`);
    await page.locator('portada-header-search').getByRole('link', { name: t.search }).click();
    await expect(page).toHaveURL(/\/buscar\/$/);
    await page.getByLabel(t.field).fill(t.query);
    await page.getByRole('combobox', { name: t.where }).selectOption({ label: t.news });
    await page.getByRole('button', { name: t.search, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`text=${t.query}&searchtype=news`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`«${t.query}»`);
    const all = await cards(page).count();
    expect(all).toBeGreaterThan(0);

    await page.getByLabel(t.from).fill('1990-01-01');
    await page.getByLabel(t.to).fill('1990-12-31');
    await page.getByRole('button', { name: t.apply }).click();
    await expect(page.getByLabel(t.field)).toHaveValue(t.query);
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('link', { name: t.clean }).click();
    await expect(page).toHaveURL(/\/buscar\/$/);
    await page.getByRole('link', { name: t.older, exact: true }).click();
    await expect(page).toHaveTitle(/ - Pag\. 2/);
  });

  test('a misspelt word gets a suggestion', { tag: '@ca' }, async ({ page, site, edition }) => {
    const t = words[edition];
    await page.goto(`${site.base}/buscar/${t.mistyped}`);
    await expect(page.locator('.searcher .status')).toContainText(`«${t.query}»`);
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  test('[ARCH-03] [ARCH-08] the archive opens the days of its form, and further pages', async ({
    page,
    site,
    edition,
  }) => {
    const t = words[edition];
    await page.goto(`${site.base}/hemeroteca/`);
    const [from, to] = [dayFromNow(-690), dayFromNow(-150)];
    await page.getByLabel(t.from).fill(from);
    await page.getByLabel(t.to).fill(to);
    await page.getByLabel(t.section).selectOption({ label: t.port });
    await page.getByRole('button', { name: t.search, exact: true }).click();
    const path = `${from}/${to}`.replaceAll('-', '/');
    await expect(page).toHaveURL(new RegExp(`/hemeroteca/${path}\\?section=`));
    expect(await cards(page).count()).toBeGreaterThan(0);
    await page.goto(`${site.base}/hemeroteca/`);
    const first = await cards(page).getByRole('heading').allTextContents();
    await page.getByRole('link', { name: t.older, exact: true }).click();
    await expect(page).toHaveURL(/\/hemeroteca\/2\/$/);
    await expect(page.locator('link[rel="prev"]')).toHaveAttribute('href', `${site.base}/hemeroteca/`);
    const second = await cards(page).getByRole('heading').allTextContents();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
  });

  test('[AGEN-01] the agenda is filtered by theme and links to its events', async ({
    page,
    site,
    edition,
  }) => {
    const t = words[edition];
    await page.goto(`${site.base}/agenda/`);
    const all = await cards(page).count();
    await page.getByLabel(t.thematic).selectOption({ label: 'Música' });
    await page.getByRole('button', { name: t.search, exact: true }).click();
    await expect(page).toHaveURL(/thematic=M%C3%BAsica/);
    const some = await cards(page).count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/-\d+\/$/);
  });

  test('[SHOW-01] shows are found by letter and by name', async ({ page, site, edition }) => {
    const t = words[edition];
    await page.goto(pageUrl(site.base, '/programas/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.shows);
    await page
      .locator('.portada-fallback-show-index-letters')
      .getByRole('link', { name: 'J', exact: true })
      .click();
    await expect(page.locator('.card--show')).toHaveCount(1);
    await page.getByLabel(t.showName).fill('jazz');
    await page.getByRole('button', { name: t.search, exact: true }).click();
    await page.locator('.card--show a').click();
    await expect(page).toHaveURL(/\/(?:programas|programes)\/jazz-a-las-once\/$/);
  });

  test('[SRCH-06] an author is found by part of the name', async ({ page, site, edition }) => {
    await page.goto(pageUrl(site.base, '/autores/'));
    await page.getByRole('searchbox', { name: words[edition].authorName }).fill('ines');
    await page.getByRole('button', { name: words[edition].search, exact: true }).click();
    await expect(page.locator('.portada-fallback-card--author')).toHaveCount(1);
    await page.getByRole('link', { name: 'Inés Company' }).click();
    await expect(page).toHaveURL(/\/(?:autores|autors)\/ines-company\/$/);
  });
});

for (const path of [
  '/buscar?text=puerto',
  '/buscar?text=xqzwvk&startDate=2026-02-31',
  '/hemeroteca/',
  '/agenda/',
  '/programas/',
  '/programas/fuego-lento/',
  '/autores/',
  '/boletines/a-bordo/',
]) {
  test(`${path} is accessible and has no overflow from 360 to 1280 px, without scripts`, async ({
    page,
    site,
    pageErrors,
  }) => {
    test.slow();
    // Axe is a script itself: it is only ours that must not come.
    pageErrors.expect(/Failed to load resource/);
    await page.route('**/portada.js', (route) => route.abort());
    await page.goto(pageUrl(site.base, path));
    for (const width of [360, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // In between nothing is shown that is not at one of the ends.
      if (width !== 800) await expectAccessible(page);
      const widest = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
      expect(widest, `sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
