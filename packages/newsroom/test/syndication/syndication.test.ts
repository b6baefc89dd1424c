import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentAuthors, contents, sections } from '../../src/db/schema/content.ts';
import type { TestApp } from '../support/app.ts';
import { attributeOf, read } from '../support/document.ts';
import { startHouse } from '../support/house.ts';
import { all, parseXml, textIn } from '../support/xml.ts';

let house: TestApp;
const hostile = 'Fin ]]> de <b>título</b> & "comillas" \u0008\ufffe con señas';
const HOUR = 3_600_000;

beforeAll(async () => {
  house = await startHouse();
  const list = await house.db.select().from(sections);
  const sectionOf = (siteId: number, code: string) =>
    list.find((one) => one.siteId === siteId && one.code === code)?.id ?? 0;
  const row = (siteId: number, code: string, title: string, hours: number) => {
    const publishedAt = new Date(Date.now() - hours * HOUR);
    return {
      siteId,
      sectionId: sectionOf(siteId, code),
      kind: 'article' as const,
      lang: siteId === 1 ? ('es' as const) : ('ca' as const),
      slug: 'un-titulo',
      title,
      publishedAt,
      updatedAt: publishedAt,
    };
  };
  const made = await house.db
    .insert(contents)
    .values([
      row(1, 'culture', hostile, 1),
      {
        ...row(1, 'port', 'Sonido', 2),
        kind: 'audio',
        multimedia: { type: 'audio', src: '/media/audio/puerto/60.mp3' },
      },
      row(1, 'port', 'De hace tres días', 72),
      row(1, 'port', 'De mañana', -24),
      { ...row(1, 'port', 'Retirada', 3), withdrawnAt: new Date() },
      row(2, 'culture', 'En català', 1),
    ])
    .returning({ id: contents.id });
  await house.db.insert(contentAuthors).values({ contentId: made[0]?.id ?? 0, authorId: 1 });
});

afterAll(() => house.close());

async function xmlAt(url: string) {
  const answer = await house.app.inject({ url, headers: { host: 'localhost:4100' } });
  expect(answer.statusCode, url).toBe(200);
  expect(answer.headers['cache-control']).toContain('s-maxage=300');
  return { root: parseXml(answer.body), type: String(answer.headers['content-type']), body: answer.body };
}

test('a site’s feed is RSS 2.0 with its contents, newest first', async () => {
  const { root, type } = await xmlAt('/rss/');
  expect(type).toBe('application/rss+xml; charset=utf-8');
  expect(root).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
  expect(all(root, 'atom:link')[0]?.attributes).toEqual({
    href: 'http://localhost:4100/rss/',
    rel: 'self',
    type: 'application/rss+xml',
  });
  const items = all(root, 'item');
  expect(items.map((item) => textIn(item, 'title'))).toEqual([
    'Fin ]]> de <b>título</b> & "comillas"  con señas',
    'Sonido',
    'De hace tres días',
  ]);
  const [first] = items;
  if (!first) throw new Error('no item');
  expect(textIn(first, 'pubDate')).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
  expect(textIn(first, 'guid')).toMatch(/^diario-del-puerto-\d+$/);
  expect(textIn(first, 'link')).toMatch(/^http:\/\/localhost:4100\/cultura\/un-titulo-\d+\/$/);
  expect(textIn(first, 'dc:creator')).not.toBe('');
});

test('audio is an enclosure', async () => {
  const { root } = await xmlAt('/rss/');
  expect(all(root, 'enclosure').map(({ attributes }) => attributes)).toEqual([
    { url: 'http://localhost:4100/media/audio/puerto/60.mp3', length: '0', type: 'audio/mpeg' },
  ]);
});

test('each section and each site has its own feed, linked on its page', async () => {
  const { root } = await xmlAt('/rss/cultura/');
  expect(all(root, 'item')).toHaveLength(1);
  expect(textIn(root, 'title')).toBe('Cultura - Diario del Puerto');
  const catalan = await xmlAt('/ca/rss/');
  expect(textIn(catalan.root, 'language')).toBe('ca');
  expect(all(catalan.root, 'item').map((item) => textIn(item, 'link'))[0]).toContain('/ca/cultura/');
  expect((await read(house.app, '/rss/astrologia/')).status).toBe(404);

  const page = await read(house.app, '/cultura/');
  const links = [...page.document.querySelectorAll('link[type="application/rss+xml"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'http://localhost:4100/rss/cultura/',
    'http://localhost:4100/rss/',
  ]);
  const home = await read(house.app, '/ca/');
  expect(attributeOf(home, 'link[type="application/rss+xml"]', 'href')).toBe('http://localhost:4100/ca/rss/');
});

test('robots.txt has the sitemap of each site, and all its parts exist', async () => {
  const { body } = await house.app.inject({ url: '/robots.txt', headers: { host: 'localhost:4100' } });
  expect(body).toContain('Disallow: /api/\n');
  const maps = [...body.matchAll(/^Sitemap: (.*)$/gm)].map(([, url]) => url);
  expect(maps).toEqual(['http://localhost:4100/sitemap.xml', 'http://localhost:4100/ca/sitemap.xml']);
  const { root } = await xmlAt('/sitemap.xml');
  const parts = all(root, 'loc').map(({ text }) => new URL(text).pathname);
  expect(parts).toEqual(['/sitemap/pages.xml', '/sitemap/news.xml', '/sitemap/contents-1.xml']);
  for (const part of parts) await xmlAt(part);
  expect((await read(house.app, '/sitemap/contents-2.xml')).status).toBe(404);
});

test('the sitemap lists the published contents, and every URL of it exists', async () => {
  const { root } = await xmlAt('/sitemap/contents-1.xml');
  const addresses = all(root, 'loc').map(({ text }) => new URL(text).pathname);
  expect(addresses).toHaveLength(3);
  const pages = all((await xmlAt('/sitemap/pages.xml')).root, 'loc').map(
    ({ text }) => new URL(text).pathname,
  );
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toEqual(
    expect.arrayContaining([
      '/videos/',
      '/audios/',
      '/recetas/',
      '/blogs/',
      '/encuestas/',
      '/podcasts/',
      '/contacto/',
    ]),
  );
  for (const path of [...addresses, ...pages]) {
    expect((await read(house.app, path)).status, path).toBe(200);
  }
});

test('a section links its translation', async () => {
  const { root } = await xmlAt('/ca/sitemap/pages.xml');
  const section = all(root, 'url').find(
    (url) => textIn(url, 'loc').endsWith('/ca/ciencia/') || textIn(url, 'loc').endsWith('/ca/esports/'),
  );
  if (!section) throw new Error('no section');
  const links = all(section, 'xhtml:link').map(({ attributes }) => attributes);
  expect(links.map(({ hreflang }) => hreflang)).toEqual(['es', 'ca']);
  expect(links[0]?.href).not.toContain('/ca/');
});

test('news of the last two days are in the news sitemap, with hostile titles escaped', async () => {
  const { root } = await xmlAt('/sitemap/news.xml');
  expect(all(root, 'news:title').map(({ text }) => text)).toEqual([
    'Fin ]]> de <b>título</b> & "comillas"  con señas',
  ]);
  expect(textIn(root, 'news:name')).toBe('Diario del Puerto');
  await house.db.update(contents).set({ title: 'Otro' }).where(eq(contents.title, hostile));
  expect(textIn((await xmlAt('/sitemap/news.xml')).root, 'news:title')).toBe('Otro');
});
