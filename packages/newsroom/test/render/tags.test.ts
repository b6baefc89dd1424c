/** Portada's elements on pages: their attributes and fallbacks. */
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../support/app.ts';
import { attributeOf, blockOf, read, textOf } from '../support/document.ts';
import { addSample, HOSTILE } from '../support/sample.ts';

const { app, db, close } = await startApp();
const { urls } = await addSample(db);
afterAll(close);

const article = () => urls.es.get('article') ?? '';
const hostile = () => urls.es.get('hostil') ?? '';

test('[PAGE-09] without account or script the login links are in the fallbacks', async () => {
  const page = await read(app, '/ca/');
  const menu = [...page.document.querySelectorAll('portada-user-menu a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(menu).toEqual([
    `/ca/acceso/?backUrl=${encodeURIComponent('http://localhost:4100/ca/')}`,
    '/ca/registro/',
  ]);
  expect(attributeOf(page, 'portada-live-panel a', 'href')).toBe('/ca/directe/');
  expect(attributeOf(page, 'portada-newsletter-form a', 'href')).toBe('/ca/butlletins/');
  expect(page.document.querySelectorAll('portada-streaming-list li a')).toHaveLength(1);
});

test('the login page does not redirect back to itself', async () => {
  const page = await read(app, '/acceso/?backUrl=x');
  expect(attributeOf(page, 'portada-user-menu a', 'href')).toBe('/acceso/');
  expect(textOf(page, 'portada-login')).toContain('JavaScript');
});

test('an article has a button to save it and to follow its author', async () => {
  const page = await read(app, article());
  const id = blockOf(page).contentId;
  expect(attributeOf(page, 'portada-save-button', 'content-id')).toBe(id);
  expect(attributeOf(page, 'portada-save-button', 'name')).toBe('Título article');
  expect(attributeOf(page, '.byline portada-follow-button', 'author-id')).toBe('1');
  expect(attributeOf(page, '.byline portada-follow-button', 'name')).toBe('Anna Ferrer');
  const backUrl = encodeURIComponent(`http://localhost:4100${article()}`);
  expect(attributeOf(page, 'portada-save-button a', 'href')).toBe(`/acceso/?backUrl=${backUrl}`);
  expect(textOf(page, 'portada-follow-button a')).toBe('Seguir Anna Ferrer');
});

test('the newsletter form has its site’s newsletters, each with its rhythm and a past issue', async () => {
  const page = await read(app, '/boletines/');
  const offer: unknown = JSON.parse(attributeOf(page, 'portada-newsletter-form', 'newsletters') ?? '');
  expect(offer).toEqual([
    {
      ...{ id: 'nl-1', name: '<b>La bitácora</b>', isSubscribed: false },
      ...{ frequency: expect.any(String), sampleUrl: '/boletines/nl-1/' },
    },
  ]);
  expect(textOf(page, '.newsletter-item__name')).toBe('La bitácora');
  expect(attributeOf(page, 'portada-bulletin-toggle a', 'href')).toContain('/acceso/');
});

test('alerts are passed to the banner, with a text fallback', async () => {
  const page = await read(app, '/');
  const [alert] = JSON.parse(attributeOf(page, 'portada-alert-banner', 'alerts') ?? '');
  expect(alert).toMatchObject({ title: HOSTILE, text: HOSTILE, link: { href: '/puerto/' } });
  expect(page.html).toMatch(/<portada-alert-banner[^>]*>\s*<noscript>/);
});

test.each(['/', '/ca/', '/puerto/', '/directo/', '/boletines/', '/autores/anna-ferrer/'])(
  'a hostile title stays text on %s',
  async (path) => {
    const { document } = await read(app, path);
    expect(document.querySelector('img[onerror], img[src="x"]')).toBeNull();
    const scripts = [...document.querySelectorAll('script')].map((script) => script.getAttribute('type'));
    const known = ['application/json', 'application/ld+json', 'module'];
    expect(scripts.filter((type) => !known.includes(type ?? ''))).toEqual([]);
  },
);

test('a hostile title is escaped in the page block, in attributes and in JSON-LD', async () => {
  const page = await read(app, hostile());
  expect(textOf(page, 'h1')).toBe(HOSTILE);
  expect(attributeOf(page, 'portada-save-button', 'name')).toBe(HOSTILE);
  expect(attributeOf(page, 'meta[property="og:title"]', 'content')).toBe(HOSTILE);
  expect(page.document.title).toBe(`${HOSTILE} - Diario del Puerto`);
  const data = JSON.parse(textOf(page, 'script[type="application/ld+json"]'));
  expect(data).toMatchObject({ '@type': 'NewsArticle', headline: HOSTILE });
  expect(page.document.querySelectorAll('script')).toHaveLength(5);
  expect(page.html).not.toContain('<script>alert');
});

test('JSON-LD has an article’s author, date and picture', async () => {
  const page = await read(app, article());
  const data = JSON.parse(textOf(page, 'script[type="application/ld+json"]'));
  expect(data).toMatchObject({
    inLanguage: 'es',
    mainEntityOfPage: `http://localhost:4100${article()}`,
    author: [{ '@type': 'Person', name: 'Anna Ferrer', url: 'http://localhost:4100/autores/anna-ferrer/' }],
    image: ['16-9', '4-3', '1-1'].map((ratio) => `http://localhost:4100/imagenes/muelle/${ratio}/1200.jpg`),
  });
  expect(new Date(data.datePublished).getTime()).toBeGreaterThan(0);
  expect(attributeOf(page, 'meta[property="og:image"]', 'content')).toBe(data.image[0]);
  expect(attributeOf(page, 'meta[property="og:type"]', 'content')).toBe('article');
  expect(attributeOf(page, 'meta[property="og:image:alt"]', 'content')).toBe('El muelle al amanecer');
  expect(attributeOf(page, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
  expect(attributeOf(page, 'meta[property="article:author"]', 'content')).toBe('Anna Ferrer');
});

test('a page without a picture has the small social card', async () => {
  const page = await read(app, '/boletines/');
  expect(attributeOf(page, 'meta[name="twitter:card"]', 'content')).toBe('summary');
  expect(attributeOf(page, 'meta[property="og:locale:alternate"]', 'content')).toBe('ca_ES');
});

test('[IMG-05] a picture has the page block’s format, then jpg, and reserves its space', async () => {
  const page = await read(app, article());
  const picture = page.document.querySelector('.hero picture');
  const types = [...(picture?.querySelectorAll('source') ?? [])].map((source) => source.getAttribute('type'));
  expect(types).toEqual([`image/${blockOf(page).optimizedClipping}`]);
  const image = picture?.querySelector('img');
  expect(image?.getAttribute('srcset')).toContain('/imagenes/muelle/16-9/1600.jpg 1600w');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1600', '900']);
  expect(image?.getAttribute('alt')).toBe('El muelle al amanecer');
});

test('only the first picture is loaded eagerly; the others are lazy', async () => {
  const { document } = await read(app, '/');
  const images = [...document.querySelectorAll('main img')];
  expect(images.filter((image) => image.getAttribute('fetchpriority') === 'high')).toHaveLength(1);
  expect(images[0]?.getAttribute('fetchpriority')).toBe('high');
  expect(images.slice(1).every((image) => image.getAttribute('loading') === 'lazy')).toBe(true);
});
