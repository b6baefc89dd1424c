/** Lists of a large site that PostgreSQL must read from an index: to read all contents for ten of them is slow. */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Edition } from '../../src/content/edition.ts';
import { homePage, mostRead } from '../../src/content/lists.ts';
import { relatedTo } from '../../src/content/related.ts';
import type { Database } from '../../src/db/client.ts';
import * as schema from '../../src/db/schema/index.ts';
import { defaultSearch, type Search } from '../../src/search/query.ts';
import { searchContents } from '../../src/search/search.ts';
import { addContents } from '../support/accounts.ts';
import { openOwnDatabase } from '../support/database.ts';

const CONTENTS = 5_000;
const edition: Edition = { id: '1', alias: 'es', lang: 'es', base: '', url: 'https://diario.example' };

let connection: Awaited<ReturnType<typeof openOwnDatabase>>;
let db: Database;
let asked: { query: string; params: unknown[] }[] = [];

beforeAll(async () => {
  connection = await openOwnDatabase();
  const logger = { logQuery: (query: string, params: unknown[]) => void asked.push({ query, params }) };
  db = drizzle(connection.client, { schema, logger });
  await addContents(db);
  await db.execute(sql`
    insert into sections (id, site_id, slug, name, code) values (2, 1, 'mar', 'Mar', 'sea')`);
  await db.execute(sql`
    insert into contents (id, site_id, section_id, kind, lang, slug, title, published_at, updated_at, reads_today, reads_week, home_rank)
    select 1000 + n, 1, 1 + (n % 10 > 0)::int, (array['article', 'video', 'event'])[1 + n % 3]::content_kind, 'es', 'a', 'La lonja', '2026-01-10', '2026-01-10', n % 400, n % 900,
      case when n % 500 = 0 then n / 500 end
    from generate_series(1, ${sql.raw(String(CONTENTS))}) as n`);
  await db.execute(sql`vacuum analyze contents`);
});
afterAll(() => connection.close());

/** The plan of the first query that the call makes. */
async function planOf(call: () => PromiseLike<unknown>): Promise<string> {
  asked = [];
  await call();
  const [first] = asked;
  const { rows } = await connection.client.query<{ 'QUERY PLAN': string }>(
    `explain ${first?.query}`,
    first?.params,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test.each<[string, string, () => PromiseLike<unknown>]>([
  ['the most read of the day', 'contents_read_today', () => mostRead(db, edition, 'day')],
  ['the most read of the week', 'contents_read_week', () => mostRead(db, edition, 'week')],
  [
    'the stories of a topic',
    'contents_topic',
    () => relatedTo(db, edition, { contentId: 1001, without: [], limit: 4 }),
  ],
  ['the stories that lead', 'contents_home', () => homePage(db, edition)],
])('%s come from %s', async (_what, index, call) => {
  const plan = await planOf(call);
  expect(plan).toContain(`using ${index}`);
  expect(plan).not.toContain('Seq Scan on contents');
});

test.each<[string, string, Partial<Search>]>([
  ['a section', 'contents_visible_section', { categoryId: '1' }],
  [
    'the news, without those that are shown',
    'contents_visible_kind',
    { type: 'news', without: [1001, 1004] },
  ],
])('%s is counted without reading a content', async (_what, index, search) => {
  const plan = await planOf(() => searchContents(db, edition, { ...defaultSearch, ...search }, new Date()));
  expect(plan).toContain(`Index Only Scan using ${index}`);
  expect(plan).not.toContain('Seq Scan on contents');
});

test('the most read are in order, newest first among equals, without those that are withdrawn', async () => {
  await db.execute(sql`update contents set reads_today = 5000 where id in (
    select id from contents order by id desc limit 3)`);
  await db.execute(sql`update contents set withdrawn_at = now() where id = (select max(id) from contents)`);
  const [first, second, third] = await mostRead(db, edition, 'day', 3);
  expect(Number(first?.id)).toBe(Number(second?.id) + 1);
  const [{ reads } = { reads: 0 }] = await db
    .select({ reads: schema.contents.readsToday })
    .from(schema.contents)
    .where(sql`id = ${third?.id}`);
  expect(reads).toBe(399);
});
