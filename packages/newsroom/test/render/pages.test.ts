import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageUrl } from '../../src/config/local-paths.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Answer, attributeOf, blockOf, read, textOf } from '../support/document.ts';
import { addSample, type Sample } from '../support/sample.ts';

const running: TestApp = await startApp();
const { app, db } = running;
let sample: Sample;

beforeAll(async () => {
  sample = await addSample(db);
});
afterAll(() => running.close());

const shared = [
  '/',
  '/puerto/',
  '/autores/',
  '/autores/anna-ferrer/',
  '/acceso/',
  '/registro/',
  '/boletines/',
  '/directo/',
  '/programacion/',
  '/tiempo/',
  '/videos/',
  '/audios/',
  '/recetas/',
  '/blogs/',
  '/entrevistas/',
  '/podcasts/',
  '/contacto/',
  '/aviso-legal/',
  '/privacidad/',
  '/quienes-somos/',
  '/codigo-etico/',
  '/cookies/',
  '/accesibilidad/',
  '/error/404/',
];

/** One h1, one main, no skipped heading level, and a link to the contents. */
function expectOutline(document: Answer['document']): void {
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelectorAll('main')).toHaveLength(1);
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) =>
    Number(heading.tagName[1]),
  );
  const leaps = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
  expect(leaps).toEqual([]);
  expect(document.querySelector('.skip-link')?.getAttribute('href')).toBe('#contenido');
}

describe.each([
  { lang: 'es', base: '', name: 'Diario del Puerto' },
  { lang: 'ca', base: '/ca', name: 'Diari del Port' },
] as const)('on the site in $lang', ({ lang, base, name }) => {
  test.each(shared)(
    '[PAGE-03] %s is in the language of its site, and has its landmarks and headings',
    async (path) => {
      const page = await read(app, pageUrl(base, path));
      expectOutline(page.document);
      expect(attributeOf(page, 'html', 'lang')).toBe(lang);
      expect(blockOf(page)).toMatchObject({
        site: { alias: lang, name },
        siteUrl: `http://localhost:4100${base}`,
      });
      expect(page.document.title).toContain(name);
    },
  );

  test('the footer says who makes the newspaper, by which rules, and what it keeps', async () => {
    const { document } = await read(app, `${base}/`);
    const links = [...document.querySelectorAll('.footer a')].map((link) => link.getAttribute('href'));
    const paths = ['/quienes-somos/', '/codigo-etico/', '/cookies/', '/accesibilidad/', '/rss/'];
    expect(links).toEqual(expect.arrayContaining(paths.map((path) => pageUrl(base, path))));
  });

  test('[PAGE-06] every kind of content has its own page', async () => {
    for (const [key, url] of sample.urls[lang]) {
      if (['hostil', 'retirado', 'futuro'].includes(key)) continue;
      const page = await read(app, url);
      expect([key, page.status]).toEqual([key, 200]);
      expect(textOf(page, 'h1')).toContain(key);
      expect(blockOf(page)).toMatchObject({ contentId: /-(\d+)\/$/.exec(url)?.[1] });
    }
  });

  test('the front page lists published contents, and all its links work', async () => {
    const { document } = await read(app, `${base}/`);
    const links = new Set(
      [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href')),
    );
    expect(links.size).toBeGreaterThan(15);
    for (const link of links) expect([link, (await app.inject(link ?? '')).statusCode]).toEqual([link, 200]);
  });
});

test('no Catalan page, nor its sitemap, names a page as the routes do', async () => {
  const paths = shared.map((path) => pageUrl('/ca', path));
  const files = ['/ca/sitemap/pages.xml', '/ca/sitemap/contents-1.xml', '/ca/rss/', '/ca/rss/recetas/'];
  for (const path of [...paths, ...sample.urls.ca.values(), ...files]) {
    const { body } = await app.inject(path);
    const links = body.match(/\/ca\/[^"'<>&?\s]*/g) ?? [];
    expect([path, links.filter((link) => pageUrl('/ca', link.slice(3)) !== link)]).toEqual([path, []]);
  }
});

test('the home pages of both sites have hreflang links, and each one canonical URL', async () => {
  for (const path of ['/', '/es/', '/ca/']) {
    const page = await read(app, path);
    expect(attributeOf(page, 'link[hreflang="es"]', 'href')).toBe('http://localhost:4100/');
    expect(attributeOf(page, 'link[hreflang="ca"]', 'href')).toBe('http://localhost:4100/ca/');
    expect(attributeOf(page, 'link[rel="canonical"]', 'href')).toBe(
      path === '/ca/' ? 'http://localhost:4100/ca/' : 'http://localhost:4100/',
    );
  }
});

test('a page of both sites links itself on the other one, and what there is on one only its home page', async () => {
  const page = await read(app, sample.urls.es.get('article') ?? '');
  expect(attributeOf(page, 'link[hreflang]', 'href')).toBeNull();
  expect(attributeOf(page, '.masthead__edition', 'href')).toBe('/ca/');
  expect(attributeOf(await read(app, '/ca/butlletins/'), '.masthead__edition', 'href')).toBe('/boletines/');
});

test('the navigation marks the current page', async () => {
  const current = async (url: string) => {
    const { document } = await read(app, url);
    const marked = [...document.querySelectorAll('.sections [aria-current]')];
    return marked.map((link) => [link.textContent, link.getAttribute('aria-current')]);
  };
  expect(await current('/')).toEqual([['Portada', 'page']]);
  expect(await current('/puerto/')).toEqual([['Puerto', 'page']]);
  expect(await current(sample.urls.es.get('article') ?? '')).toEqual([['Puerto', 'true']]);
  expect(await current('/acceso/')).toEqual([]);
});

test('[PAGE-01] a page has one style sheet and one module script of Portada, and one page block; all scripts are files of the site', async () => {
  const page = await read(app, '/');
  const scripts = [...page.document.querySelectorAll('script[src^="/portada/"]')];
  expect(scripts).toHaveLength(1);
  expect(
    page.document.querySelectorAll('script[src]:not([src^="/portada/"], [src^="/static/"])'),
  ).toHaveLength(0);
  expect(scripts[0]?.getAttribute('src')).toMatch(/^\/portada\/[\d.]+\/portada\.js$/);
  expect(scripts[0]?.getAttribute('type')).toBe('module');
  expect(page.document.querySelectorAll('link[href$="/portada.css"]')).toHaveLength(1);
  expect(page.document.querySelectorAll('style, [style], [onclick]')).toHaveLength(0);
});

test('a page’s style sheet and fonts exist and are immutable', async () => {
  const { document } = await read(app, '/');
  const files = [...document.querySelectorAll('link[rel="preload"], link[href^="/static/newsroom"]')];
  expect(files).toHaveLength(3);
  for (const file of files) {
    const answer = await app.inject(file.getAttribute('href') ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
  }
});

test('the fonts of the style sheet are those that the page preloads', async () => {
  const { document } = await read(app, '/');
  const sheet = document.querySelector('link[href^="/static/newsroom"]')?.getAttribute('href') ?? '';
  const { body } = await app.inject(sheet);
  for (const link of document.querySelectorAll('link[rel="preload"]')) {
    expect(body).toContain(`url("${link.getAttribute('href')}")`);
  }
});
