import { type SearcherAnswer, searcherAnswer } from '@portada/contract';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCursor } from '../../src/content/cursors.ts';
import { contents } from '../../src/db/schema/index.ts';
import { defaultSearch } from '../../src/search/query.ts';
import { searchList } from '../../src/searcher/calls.ts';
import type { TestApp } from '../support/app.ts';
import { SEEDING_MS, startSeededApp } from '../support/seeded.ts';

let started: TestApp;
beforeAll(async () => {
  started = await startSeededApp();
}, SEEDING_MS);
afterAll(() => started.close());

async function search(query: Record<string, string>, cursor = ''): Promise<SearcherAnswer> {
  const response = await started.app.inject({ url: `/webapi/searcher/${cursor}`, query });
  expect(response.statusCode).toBe(200);
  return parse(searcherAnswer, response.json());
}

/** A forged cursor, written with knowledge of the format. */
const forge = (value: unknown) => writeCursor(value, searchList('1', defaultSearch));

const status = async (url: string) => (await started.app.inject(url)).statusCode;

test('responds to any text', async () => {
  const texts = [
    "'; drop table contents; --",
    '%',
    '_',
    '\\',
    '"',
    '""',
    '( & | ! <->',
    ':*',
    '\u0000',
    '\ud800',
    '-',
    'a'.repeat(200),
    '👩‍🚀',
    '%%%_\\%',
    "l'arròs",
  ];
  for (const text of texts) {
    expect([
      text,
      await status(`/webapi/searcher/?searchText=${encodeURIComponent(text.toWellFormed())}`),
    ]).toEqual([text, 200]);
    expect(await status(`/webapi/shows/search/?text=${encodeURIComponent(text.toWellFormed())}`)).toBe(200);
  }
  expect(await status('/webapi/searcher/?searchText=%00%01')).toBe(200);
  expect((await search({ searchText: '%' })).numResults).toBeLessThan(20);
});

test('rejects invalid parameters', async () => {
  for (const query of [
    `searchText=${'a'.repeat(201)}`,
    'filterValues=no',
    'filterValues=%5B1%5D',
    'dateValue=%7B%22start%22%3A%22ayer%22%2C%22end%22%3A%22hoy%22%7D',
    'limit=-1',
    'limit=abc',
    'page=1e9',
    'type=toString',
    'type=unknown',
    'type=event,nothing',
    'filterValues=%7B%22colour%22%3A%22red%22%7D',
    'filterValues=%7B%22__proto__%22%3A%22x%22%2C%22toString%22%3A%22x%22%7D',
    'dateValue=%7B%22start%22%3A%222026-02-31%22%2C%22end%22%3A%222026-03-31%22%7D',
    'moduleId=agenda&dateValue=%7B%22start%22%3A%222026-02-01%22%2C%22end%22%3A%222026-02-31%22%7D',
    'dateValue=%7B%22start%22%3A%222026-13-41%22%2C%22end%22%3A%222026-12-31%22%7D',
    'dateValue=%7B%22start%22%3A%222026-02-01%22%7D',
    'comments=maybe',
    'categoryId=a&categoryId=b',
  ]) {
    expect([query, await status(`/webapi/searcher/?${query}`)]).toEqual([query, 400]);
  }
});

test('responds to extreme but valid parameters', async () => {
  for (const query of [
    'limit=0',
    'limit=999999999',
    'page=999999999',
    'categoryId=99999999999999999999',
    'categoryId=__proto__',
    'moduleId=constructor',
    'categoryId=%00',
    'taxonUrl=%00',
    'filterValues=%7B%22section%22%3A%22%5Cu0000%22%7D',
    'filterValues=%7B%22place%22%3A%22%5Cud800%22%7D',
    'taxonUrl=%2F%2F',
    'filterValues=%7B%22kind%22%3A%22nothing%22%7D',
    'dateValue=%7B%22start%22%3A%222026-12-31%22%2C%22end%22%3A%222020-01-01%22%7D',
    'dateValue=%7B%22start%22%3A%220001-01-01%22%2C%22end%22%3A%229999-12-31%22%7D',
  ]) {
    expect([query, await status(`/webapi/searcher/?${query}`)]).toEqual([query, 200]);
  }
});

test('rejects damaged and forged cursors with 400', async () => {
  const { searcherPayload } = await search({ limit: '2' });
  const whole = String(searcherPayload.cursorMark);
  const asOf = new Date().toISOString();
  const good = { order: 'time', key: 1_800_000_000_000_000, id: 1, asOf, total: 3 };
  expect(await status(`/webapi/searcher/${forge(good)}`)).toBe(200);
  const forged = [
    'x',
    'null',
    '.a.',
    `${whole}x`,
    whole.slice(1),
    whole.split('.')[0] ?? '',
    forge(null),
    forge([]),
    forge({ ...good, key: 'now()' }),
    forge({ ...good, key: 1.5 }),
    forge({ ...good, id: 2 ** 40 }),
    forge({ ...good, asOf: 'later' }),
    forge({ ...good, total: -1 }),
    forge({ ...good, total: undefined }),
    forge({ ...good, meant: 'a'.repeat(301) }),
    forge({ ...good, order: 'score', key: 1 }),
    forge({ ...good, order: 'score', key: 1e300 }),
    forge({ ...good, order: 'day', key: '2026-02-28' }),
    forge({ ...good, order: 'name', key: 'a', id: '1' }),
  ];
  for (const cursor of forged) {
    const response = await started.app.inject(`/webapi/searcher/${encodeURIComponent(cursor)}?limit=2`);
    expect([cursor, response.statusCode]).toEqual([cursor, 400]);
    expect(response.json()).toMatchObject({ httpCode: 400, errorCode: 'INVALID_FIELD' });
    expect(await status(`/webapi/shows/search/${encodeURIComponent(cursor)}`)).toBe(400);
    expect(await status(`/api/front/list/politica.${encodeURIComponent(cursor)}`)).toBe(400);
  }
});

test('a cursor cannot list future contents', async () => {
  const [like] = await started.db.select().from(contents).where(eq(contents.siteId, 1)).limit(1);
  if (!like) throw new Error('the seed is empty');
  const { id, search: words, titleWords, ...copy } = like;
  const publishedAt = new Date(Date.now() + 86_400_000);
  await started.db.insert(contents).values({ ...copy, slug: 'manana', title: 'Lo de mañana', publishedAt });
  const cursor = forge({
    order: 'time',
    key: 4_070_908_800_000_000,
    id: 1,
    asOf: '2099-01-01T00:00:00Z',
    total: 1,
  });
  const { results } = await search({ limit: '5' }, cursor);
  expect(results.map((card) => card.title)).not.toContain('Lo de mañana');
  await started.db.delete(contents).where(eq(contents.slug, 'manana'));
});
