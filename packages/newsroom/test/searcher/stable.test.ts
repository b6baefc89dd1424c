/** Pagination is stable while contents are published. */
import { type SearcherAnswer, searcherAnswer, showSearchAnswer } from '@portada/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contents, eventOccurrences, shows } from '../../src/db/schema/index.ts';
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

let published = 0;

/** Publishes another content, which every search below finds. */
async function publish(kind: 'article' | 'event'): Promise<void> {
  published += 1;
  started.advance(1_000);
  const publishedAt = new Date(started.app.now().getTime() - 500);
  const section = sql<number>`(select min(id) from sections where site_id = 1)`;
  const [row] = await started.db
    .insert(contents)
    .values({
      siteId: 1,
      sectionId: section,
      kind,
      lang: 'es',
      slug: `nuevo-${published}`,
      title: published % 2 ? 'El puerto, ampliado' : 'Sin la palabra',
      body: '<p>En el puerto.</p>',
      publishedAt,
      updatedAt: publishedAt,
    })
    .returning({ id: contents.id });
  if (kind === 'event' && row) {
    const day = publishedAt.toISOString().slice(0, 10);
    await started.db.insert(eventOccurrences).values({ contentId: row.id, startsOn: day, endsOn: day });
  }
}

test.each([
  { name: 'everything', query: { type: 'news' }, kind: 'article' },
  { name: 'a text', query: { searchText: 'puerto' }, kind: 'article' },
  { name: 'half a word', query: { searchText: 'bibliot' }, kind: 'article' },
  { name: 'a mistyped word', query: { searchText: 'puetro' }, kind: 'article' },
  { name: 'the agenda', query: { moduleId: 'agenda' }, kind: 'event' },
] as const)(
  '[SEEK-09] whatever is published between two pages of $name, nothing repeats and nothing is skipped',
  async ({ query, kind }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 4, max: 30 }),
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 3, maxLength: 6 }),
        async (limit, additions) => {
          const whole = await allResults(query);
          const seen: string[] = [];
          let cursor = '';
          let page = 0;
          do {
            const answer = await search({ ...query, limit: String(limit) }, cursor);
            expect(answer.numResults).toBe(whole.length);
            seen.push(...answer.results.map(({ id }) => id));
            cursor = String(answer.searcherPayload.cursorMark ?? '');
            for (let left = additions[page] ?? 0; left > 0; left -= 1) await publish(kind);
            page += 1;
          } while (cursor);
          expect(seen).toEqual(whole);
        },
      ),
      { numRuns: 3 },
    );
  },
  120_000,
);

async function allResults(query: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  let cursor = '';
  do {
    const answer = await search({ ...query, limit: '50' }, cursor);
    ids.push(...answer.results.map(({ id }) => id));
    cursor = String(answer.searcherPayload.cursorMark ?? '');
  } while (cursor);
  return ids;
}

test('[SHOW-05] a show that publishes between two pages of the index keeps its position', async () => {
  const names = async (cursor: string) => {
    const answer = parse(
      showSearchAnswer,
      (await started.app.inject(`/webapi/shows/search/${cursor}?limit=12`)).json(),
    );
    const found = [...answer.html.matchAll(/card__title"><a href="([^"]+)/g)].map(([, url = '']) => url);
    return { found, next: String(answer.cursorMark ?? '') };
  };
  const first = await names('');
  const [last] = await started.db
    .select()
    .from(shows)
    .where(sql`site_id = 1`)
    .orderBy(shows.lastPublishedAt)
    .limit(1);
  await publish('article');
  await started.db.execute(
    sql`update contents set show_id = ${last?.id} where slug = ${`nuevo-${published}`}`,
  );
  const second = await names(first.next);
  const third = await names(second.next);
  const all = [...first.found, ...second.found, ...third.found];
  expect(new Set(all).size).toBe(30);
  expect((await names('')).found[0]).toBe(`/programas/${last?.slug}/`);
});

test('a cursor is valid for its own list only', async () => {
  const { searcherPayload } = await search({ searchText: 'puerto', limit: '3' });
  const cursor = String(searcherPayload.cursorMark);
  const status = async (url: string) => (await started.app.inject(url)).statusCode;
  expect(await status(`/webapi/searcher/${cursor}?searchText=puerto&limit=9`)).toBe(200);
  for (const other of [
    `/webapi/searcher/${cursor}`,
    `/webapi/searcher/${cursor}?searchText=dique`,
    `/webapi/searcher/${cursor}?searchText=puerto&type=news`,
    `/webapi/searcher/${cursor}?searchText=puerto&filterValues=${encodeURIComponent('{"section":"puerto"}')}`,
    `/webapi/searcher/${cursor}?searchText=puerto&categoryId=1`,
    `/ca/webapi/searcher/${cursor}?searchText=puerto`,
    `/webapi/shows/search/${cursor}`,
    `/api/front/list/puerto.${cursor}`,
  ]) {
    expect([other, await status(other)]).toEqual([other, 400]);
  }
});
