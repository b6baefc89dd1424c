/** The pages that list one kind of content, and the contact page. */
import { loadMoreAnswer } from '@portada/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageUrl } from '../../src/config/local-paths.ts';
import { contents } from '../../src/db/schema/content.ts';
import type { TestApp } from '../support/app.ts';
import { type Answer, attributeOf, read as readPage, textOf } from '../support/document.ts';
import { HOSTILE } from '../support/sample.ts';
import { SEEDING_MS, startSeededApp } from '../support/seeded.ts';

let started: TestApp;
beforeAll(async () => {
  started = await startSeededApp();
}, SEEDING_MS);
afterAll(() => started.close());

const read = (url: string): Promise<Answer> => readPage(started.app, url);

const lists = [
  { path: '/videos/', kind: 'video', titles: { es: 'Vídeos', ca: 'Vídeos' } },
  { path: '/audios/', kind: 'audio', titles: { es: 'Audios', ca: 'Àudios' } },
  { path: '/recetas/', kind: 'recipe', titles: { es: 'Recetas', ca: 'Receptes' } },
  { path: '/blogs/', kind: 'blog', titles: { es: 'Blogs', ca: 'Blogs' } },
] as const;
/** Those that fit one page, in which the open ones come first. */
const shortLists = [
  { path: '/galerias/', kind: 'gallery', titles: { es: 'Galerías', ca: 'Galeries' } },
  { path: '/encuestas/', kind: 'poll', titles: { es: 'Encuestas', ca: 'Enquestes' } },
  {
    path: '/entrevistas/',
    kind: 'interview',
    titles: { es: 'Encuentros con los lectores', ca: 'Trobades amb els lectors' },
  },
  { path: '/participa/', kind: 'contribution', titles: { es: 'Participa', ca: 'Participa-hi' } },
] as const;
const editions = [
  { siteId: 1, lang: 'es', base: '' },
  { siteId: 2, lang: 'ca', base: '/ca' },
] as const;
type List = (typeof lists | typeof shortLists)[number] & (typeof editions)[number];

const every: List[] = lists.flatMap((list) => editions.map((edition) => ({ ...list, ...edition })));

/** The ids of the contents that a page or a part of a list links to, in order. */
const idsIn = (html: string) =>
  [...html.matchAll(/card__title"><a href="[^"]*-(\d+)\/"/g)].map(([, id]) => Number(id));

/** The expected contents of a list. */
async function published({ siteId, kind }: Pick<List, 'siteId' | 'kind'>): Promise<number[]> {
  const rows = await started.db
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.siteId, siteId), eq(contents.kind, kind), isNull(contents.withdrawnAt)))
    .orderBy(desc(contents.publishedAt), desc(contents.id));
  return rows.map(({ id }) => id);
}

describe.each(every)('$path in $lang', (list) => {
  const { path, base, lang, titles } = list;

  test('[PAGE-06] [PAGE-07] lists every content of its kind, newest first, on numbered pages', async () => {
    const found: number[] = [];
    let url: string | null = pageUrl(base, path);
    for (let number = 1; url; number++) {
      const page: Answer = await read(url);
      const suffix = number === 1 ? '' : ` - Pag. ${number}`;
      expect(page.status).toBe(200);
      expect(page.document.documentElement.getAttribute('lang')).toBe(lang);
      expect(textOf(page, 'h1')).toBe(titles[lang]);
      expect(page.document.title).toMatch(new RegExp(`^${titles[lang]}${suffix} - `));
      expect(attributeOf(page, 'meta[name="description"]', 'content')).toMatch(new RegExp(`\\.${suffix}$`));
      expect(attributeOf(page, 'link[rel="canonical"]', 'href')).toBe(`http://localhost:4100${url}`);
      const newer = number === 1 ? null : `${pageUrl(base, path)}${number === 2 ? '' : `${number - 1}/`}`;
      expect(attributeOf(page, 'link[rel="prev"]', 'href')).toBe(newer);
      expect(attributeOf(page, '.pager [rel="next"]', 'href')).toBe(
        attributeOf(page, 'link[rel="next"]', 'href'),
      );
      found.push(...idsIn(page.html));
      url = attributeOf(page, 'link[rel="next"]', 'href');
    }
    expect(found.length).toBeGreaterThan(7);
    expect(found).toEqual(await published(list));
  });

  test('[LOAD-03] [LOAD-04] loads the rest below its first page, each content once', async () => {
    const page = await read(pageUrl(base, path));
    const found = idsIn(page.html);
    let next = attributeOf(page, 'portada-load-more', 'next-page') ?? '';
    expect(next.startsWith(`${base}/api/front/list/`)).toBe(true);
    while (next) {
      const part = parse(loadMoreAnswer, (await started.app.inject(next)).json());
      found.push(...idsIn(part.html));
      next = part.nextPage;
    }
    expect(found).toEqual(await published(list));
  });

  test('redirects page 1 to its URL without a number, and responds with 404 beyond the last page', async () => {
    const first = await read(`${pageUrl(base, path)}1/`);
    expect([first.status, first.headers.location]).toEqual([301, pageUrl(base, path)]);
    for (const beyond of ['99/', '0/', '01/', 'x/']) {
      expect([beyond, (await read(`${pageUrl(base, path)}${beyond}`)).status]).toEqual([beyond, 404]);
    }
  });

  test('has JSON-LD with its breadcrumb and its items', async () => {
    const page = await read(`${pageUrl(base, path)}2/`);
    const data = [...page.document.querySelectorAll('script[type="application/ld+json"]')];
    const [crumbs, items] = data.map((script) => JSON.parse(script.textContent));
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `http://localhost:4100${base}/` },
        { position: 2, name: titles[lang], item: `http://localhost:4100${pageUrl(base, path)}` },
      ],
    });
    expect(items['@type']).toBe('ItemList');
    const urls = items.itemListElement.map(({ url }: { url: string }) => url);
    expect(urls.map((url: string) => Number(/-(\d+)\/$/.exec(url)?.[1]))).toEqual(idsIn(page.html));
    expect(items.itemListElement[0].position).toBe(8);
  });
});

test('[CARD-04] posters show the duration, on the page and in further parts', async () => {
  const badges = (html: string) => html.match(/class="badge[^"]*">[^<]*\d:\d\d</g) ?? [];
  for (const path of ['/videos/', '/audios/']) {
    const page = await read(path);
    expect(badges(page.html)).toHaveLength(7);
    const next = attributeOf(page, 'portada-load-more', 'next-page') ?? '';
    const { html } = parse(loadMoreAnswer, (await started.app.inject(next)).json());
    expect(badges(html)).toHaveLength(idsIn(html).length);
    expect(attributeOf(page, 'portada-load-more', 'list')).toBe(
      page.document.querySelector('.posters')?.id ?? 'none',
    );
    const now = textOf(page, '.nearby [aria-current="page"]');
    expect(now).toBe(textOf(page, 'h1'));
  }
});

test('[CARD-09] recipes show their rating and duration', async () => {
  const { document } = await read('/recetas/');
  const cards = [...document.querySelectorAll('.section-page__list > .card')];
  expect(cards).toHaveLength(7);
  for (const card of cards) {
    expect(card.querySelectorAll('.portada-fallback-card-stars > svg')).toHaveLength(5);
    expect(card.querySelector('.portada-fallback-card-details')?.textContent).toMatch(/\d (h|min)/);
  }
});

test('[CARD-08] blog posts have a share bar', async () => {
  const { document } = await read('/ca/blogs/');
  const cards = [...document.querySelectorAll('.section-page__list > .card')];
  expect(cards).toHaveLength(7);
  for (const card of cards) {
    const link = card.querySelector('.card__title a');
    const bar = card.querySelector('portada-share-bar');
    expect(bar?.getAttribute('url')).toBe(`http://localhost:4100${link?.getAttribute('href')}`);
    expect(bar?.getAttribute('heading')).toBe(link?.textContent);
  }
});

describe.each(shortLists)('$path', ({ path, kind, titles }) => {
  test.each(editions)(
    '[PAGE-06] [PAGE-07] lists all of its kind in $lang, and has a feed',
    async (edition) => {
      const { base, lang } = edition;
      const expected = await published({ siteId: edition.siteId, kind });
      expect(expected.length).toBeGreaterThan(1);
      const page = await read(pageUrl(base, path));
      expect([page.status, textOf(page, 'h1')]).toEqual([200, titles[lang]]);
      expect(idsIn(page.html).sort()).toEqual([...expected].sort());
      expect(page.document.querySelector('portada-load-more')).toBeNull();
      const feed = attributeOf(page, 'link[type="application/rss+xml"]', 'href') ?? '';
      expect(feed).toBe(`http://localhost:4100${base}/rss${path}`);
      const answer = await started.app.inject({ url: new URL(feed).pathname });
      const links = [...answer.body.matchAll(/<link>[^<]*-(\d+)\/<\/link>/g)].map(([, id]) => Number(id));
      expect([answer.statusCode, links]).toEqual([200, expected]);
      expect(answer.body).toContain(`<title>${titles[lang]} - `);
    },
  );
});

test('the front page links to them, and so do every page’s footer and menu', async () => {
  const page = await read('/ca/');
  const titles = [...page.document.querySelectorAll('.block-title__name a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(titles).toContainEqual(['Mira i escolta', '/ca/videos/']);
  expect(titles).toContainEqual(['Receptes', '/ca/receptes/']);
  const feet = [...page.document.querySelectorAll('.footer a')].map((link) => link.getAttribute('href'));
  const menu = attributeOf(page, 'portada-header', 'nav-items') ?? '';
  for (const path of [
    ...[...lists, ...shortLists].map((list) => pageUrl('/ca', list.path)),
    '/ca/contacte/',
  ]) {
    expect(feet).toContain(path);
    expect(menu).toContain(`"${path}"`);
  }
});

test.each([
  ['', 'Contacto', 'Una pista o una noticia'],
  ['/ca', 'Contacte', 'Una pista o una notícia'],
])('[PAGE-07] %s/contacto/ says whom to write to, about what', async (base, title, topic) => {
  const page = await read(pageUrl(base, '/contacto/'));
  expect(page.status).toBe(200);
  expect(textOf(page, 'h1')).toBe(title);
  const mails = [...page.document.querySelectorAll('main a[href^="mailto:"]')];
  const topics = mails.filter((link) => link.getAttribute('href')?.includes('?subject='));
  expect(topics.map((link) => link.textContent)).toContain(topic);
  for (const link of topics) {
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.pathname).toMatch(/^[a-z]+@dia(rio|ri)del(puerto|port)\.example$/);
    expect(address.searchParams.get('subject')).toBe(link.textContent);
  }
  expect(attributeOf(page, 'main a[href^="tel:"]', 'href')).toMatch(/^tel:\+34\d{9}$/);
  expect(page.document.querySelectorAll('main address')).toHaveLength(1);
});

test('escapes a hostile title, on the pages and in further parts', async () => {
  const { db } = started;
  const [id] = await published({ ...lists[0], ...editions[0] });
  await db
    .update(contents)
    .set({ title: HOSTILE, kicker: HOSTILE, summary: HOSTILE })
    .where(eq(contents.id, id ?? 0));
  const page = await read('/videos/');
  expect(textOf(page, '.kind-lead h2')).toBe(HOSTILE);
  const data = [...page.document.querySelectorAll('script[type="application/ld+json"]')].at(-1);
  expect(JSON.parse(data?.textContent ?? '').itemListElement[0].name).toBe(HOSTILE);
  expect(page.html).not.toContain('<script>alert');
  expect(page.document.querySelector('img[onerror], img[src="x"]')).toBeNull();
});
