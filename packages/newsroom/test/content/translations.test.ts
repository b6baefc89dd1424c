/** A content and its section on the sister site: `hreflang`, the language link, the sitemap. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contents, sections } from '../../src/db/schema/content.ts';
import type { TestApp } from '../support/app.ts';
import { type Answer, attributeOf, read } from '../support/document.ts';
import { startHouse } from '../support/house.ts';
import { all, parseXml, textIn } from '../support/xml.ts';

const ORIGIN = 'http://localhost:4100';
const HOUR = 3_600_000;

let house: TestApp;
beforeAll(async () => {
  house = await startHouse();
});
beforeEach(() => house.db.delete(contents));
afterAll(() => house.close());

/** A content of the port; returns its path with its site's prefix. */
async function add(lang: 'es' | 'ca', values: Partial<typeof contents.$inferInsert> = {}): Promise<string> {
  const siteId = lang === 'es' ? 1 : 2;
  const found = await house.db.select().from(sections).where(eq(sections.siteId, siteId));
  const section = found.find(({ code }) => code === 'port');
  const publishedAt = new Date(Date.now() - HOUR);
  const [row] = await house.db
    .insert(contents)
    .values({
      siteId,
      lang,
      sectionId: section?.id ?? 0,
      kind: 'article',
      slug: lang === 'es' ? 'el-dique' : 'el-dic',
      title: 'El dique',
      publishedAt,
      updatedAt: publishedAt,
      translationKey: 'dique',
      ...values,
    })
    .returning();
  return `${lang === 'ca' ? '/ca' : ''}/${section?.slug}/${row?.slug}-${row?.id}/`;
}

const alternates = ({ document }: Answer) =>
  [...document.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('href'));
const sister = (page: Answer) => attributeOf(page, '.masthead__edition', 'href');

test('an article and its translation link each other, in the head and by the language link', async () => {
  const paths = [await add('es'), await add('ca')];
  for (const [index, path] of paths.entries()) {
    const page = await read(house.app, path);
    expect(alternates(page)).toEqual(paths.map((one) => ORIGIN + one));
    expect(sister(page)).toBe(paths[1 - index]);
  }
});

test.each<[string, Partial<typeof contents.$inferInsert>]>([
  ['of another key', { translationKey: 'faro' }],
  ['without a key', { translationKey: null }],
  ['withdrawn', { withdrawnAt: new Date() }],
  ['not published yet', { publishedAt: new Date(Date.now() + HOUR) }],
])('what is %s is no translation', async (_what, values) => {
  const path = await add('es', values.translationKey === null ? values : {});
  await add('ca', values);
  const page = await read(house.app, path);
  expect(alternates(page)).toEqual([]);
  expect(sister(page)).toBe('/ca/');
});

test('a page shows a translation as soon as it is published', async () => {
  const path = await add('es');
  expect(sister(await read(house.app, path))).toBe('/ca/');
  const translation = await add('ca', { translationKey: null });
  await house.db.update(contents).set({ translationKey: 'dique' }).where(eq(contents.lang, 'ca'));
  await expect.poll(async () => sister(await read(house.app, path))).toBe(translation);
});

test('a section links the same section, and so does an older page of it, which has no translation of its own', async () => {
  for (let count = 0; count < 21; count++) await add('es', { slug: `nota-${count}`, translationKey: null });
  const first = await read(house.app, '/puerto/');
  expect(alternates(first)).toEqual([`${ORIGIN}/puerto/`, `${ORIGIN}/ca/port/`]);
  expect(sister(first)).toBe('/ca/port/');
  const older = await read(house.app, '/puerto/2/');
  expect(older.status).toBe(200);
  expect(alternates(older)).toEqual([]);
  expect(sister(older)).toBe('/ca/port/');
});

test('the list of newsletters is one page in each language', async () => {
  const moved = await house.app.inject('/ca/boletines/');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/ca/butlletins/']);
  const pages = await house.app.inject('/ca/sitemap/pages.xml');
  expect(pages.body).toContain('/ca/butlletins/');
  expect(pages.body).not.toContain('/ca/boletines/');
});

test('the sitemap has both', async () => {
  const [es, ca] = [await add('es'), await add('ca')];
  const alone = await add('es', { slug: 'la-grua', translationKey: 'grua' });
  const { body } = await house.app.inject({
    url: '/sitemap/contents-1.xml',
    headers: { host: 'localhost:4100' },
  });
  const urls = all(parseXml(body), 'url').map((url) => ({
    loc: textIn(url, 'loc'),
    links: all(url, 'xhtml:link').map(({ attributes }) => attributes.href),
  }));
  expect(urls).toEqual([
    { loc: ORIGIN + es, links: [ORIGIN + es, ORIGIN + ca] },
    { loc: ORIGIN + alone, links: [] },
  ]);
});
