import type { ContentCard, SearcherAnswer } from '@portada/contract';
import { searcherAnswer } from '@portada/contract';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contents } from '../../src/db/schema/index.ts';
import type { TestApp } from '../support/app.ts';
import { SEEDING_MS, startSeededApp } from '../support/seeded.ts';

let started: TestApp;
beforeAll(async () => {
  started = await startSeededApp();
}, SEEDING_MS);
afterAll(() => started.close());

async function search(
  query: Record<string, string>,
  { site = '', cursor = '' } = {},
): Promise<SearcherAnswer> {
  const response = await started.app.inject({ url: `${site}/webapi/searcher/${cursor}`, query });
  expect(response.statusCode).toBe(200);
  return parse(searcherAnswer, response.json());
}

/** Every page of a search, by the previous one's cursor. */
async function everyPage(query: Record<string, string>, site = ''): Promise<ContentCard[]> {
  const found: ContentCard[] = [];
  let cursor = '';
  do {
    const page = await search(query, { site, cursor });
    found.push(...page.results);
    cursor = String(page.searcherPayload.cursorMark ?? '');
    expect(page.hasMoreResults).toBe(cursor !== '');
  } while (cursor);
  return found;
}

const titles = (answer: SearcherAnswer) => answer.results.map((card) => card.title);
const ids = (cards: readonly ContentCard[]) => cards.map((card) => card.id);

test('[SEEK-07] [SEEK-08] the first call returns results, their number and the next cursor', async () => {
  const answer = await search({ limit: '5', type: 'news' });
  expect(answer.results).toHaveLength(5);
  expect(answer.numResults).toBeGreaterThan(90);
  expect(answer.hasMoreResults).toBe(true);
  expect(answer.searcherPayload).toMatchObject({ limit: 5, type: 'news', searchText: '' });
});

test('[SEEK-09] cursors lead through all results once, in order', async () => {
  for (const query of [
    { limit: '37' },
    { limit: '7', searchText: 'puerto' },
    { limit: '3', moduleId: 'events' },
  ]) {
    const found = await everyPage(query);
    const { numResults } = await search(query);
    expect(found).toHaveLength(numResults);
    expect(new Set(ids(found)).size).toBe(numResults);
  }
  const byTime = (await everyPage({ limit: '40' })).map((card) => Date.parse(card.publishedDate?.date ?? ''));
  expect(byTime).toEqual([...byTime].sort((a, b) => b - a));
});

describe('what is published meanwhile', () => {
  for (const searchText of ['', 'mercado']) {
    test(`is neither repeated nor hides anything (text «${searchText}»)`, async () => {
      const before = ids(await everyPage({ limit: '4', searchText }));
      const first = await search({ limit: '4', searchText });
      const [like] = await started.db.select().from(contents).where(eq(contents.lang, 'es')).limit(1);
      if (!like) throw new Error('the seed is empty');
      const { id, search: words, titleWords, ...copy } = like;
      started.advance(60_000);
      const publishedAt = new Date(Date.now() + 30_000);
      await started.db
        .insert(contents)
        .values({ ...copy, slug: `nuevo-${searchText}`, title: 'Mercado nuevo', publishedAt });
      const rest: ContentCard[] = [];
      for (let cursor = String(first.searcherPayload.cursorMark); cursor !== ''; ) {
        const page = await search({ limit: '4', searchText }, { cursor });
        rest.push(...page.results);
        cursor = String(page.searcherPayload.cursorMark ?? '');
      }
      expect(ids([...first.results, ...rest])).toEqual(before);
      expect(titles(await search({ limit: '1', searchText: 'mercado nuevo' }))).toEqual(['Mercado nuevo']);
      await started.db.delete(contents).where(eq(contents.slug, `nuevo-${searchText}`));
    });
  }
});

describe('text', () => {
  test('ignores accents and case, in both languages', async () => {
    const [written, bare] = [await search({ searchText: 'grúas' }), await search({ searchText: 'GRUAS' })];
    expect(written.numResults).toBeGreaterThan(2);
    expect(ids(bare.results)).toEqual(ids(written.results));
    const catalan = await search({ searchText: 'informacio' }, { site: '/ca' });
    expect(catalan.numResults).toBeGreaterThan(0);
  });

  test('matches other forms of a word', async () => {
    const plural = await search({ searchText: 'vidrieros' });
    expect(titles(plural)).toContain('El hombre que limpió 1.800 vidrios');
    for (const [site, searchText, body] of [
      ['', 'informacion', 'Con más informaciones sobre el asunto'],
      ['/ca', 'informacio', 'Amb més informacions sobre la qüestió'],
    ] as const) {
      const lang = site === '/ca' ? 'ca' : 'es';
      const [like] = await started.db.select().from(contents).where(eq(contents.lang, lang)).limit(1);
      if (!like) throw new Error('the seed is empty');
      const { id, search: words, titleWords, ...copy } = like;
      const title = `Sin la palabra ${lang}`;
      await started.db
        .insert(contents)
        .values({ ...copy, slug: 'formas', title, body, summary: '', kicker: '' });
      expect(titles(await search({ searchText, limit: '50' }, { site }))).toContain(title);
      await started.db.delete(contents).where(eq(contents.slug, 'formas'));
    }
  });

  test('ranks matches in titles and newer contents first', async () => {
    const { results } = await search({ searchText: 'catamarán' });
    expect(results[0]?.title).toMatch(/catamar/i);
  });

  test('returns an empty list when nothing matches', async () => {
    expect(await search({ searchText: 'xilófono cuántico' })).toMatchObject({
      results: [],
      numResults: 0,
      hasMoreResults: false,
    });
  });
});

describe('filters', () => {
  test('[SRCH-03] news and other are a partition of all', async () => {
    const [all, news, other] = [
      await search({}),
      await search({ type: 'news' }),
      await search({ type: 'other' }),
    ];
    expect(news.numResults + other.numResults).toBe(all.numResults);
  });

  test('by section and author', async () => {
    const port = await search({ filterValues: JSON.stringify({ section: 'puerto' }), limit: '50' });
    expect(port.results.every((card) => card.category?.name === 'Puerto')).toBe(true);
    const hers = await search({ filterValues: JSON.stringify({ author: 'carme-vila' }) });
    expect(hers.numResults).toBeGreaterThan(3);
    expect(hers.results.every((card) => card.authors.some(({ name }) => name === 'Carme Vila'))).toBe(true);
  });

  test('by publication date, inclusive', async () => {
    const [newest] = (await search({ limit: '1' })).results;
    const day = newest?.publishedDate?.date.slice(0, 10) ?? '';
    const { results } = await search({ dateValue: JSON.stringify({ start: day, end: day }), limit: '50' });
    expect(ids(results)).toContain(newest?.id);
    expect(results.every((card) => card.publishedDate?.date.startsWith(day))).toBe(true);
  });

  test('events are upcoming ones, soonest first', async () => {
    const { results, numResults } = await search({ moduleId: 'events', limit: '50' });
    expect(numResults).toBeGreaterThan(8);
    expect(results.every((card) => card.eventOccurrenceType !== '')).toBe(true);
    expect(titles({ ...(await search({})), results })).not.toContain('Concierto al amanecer en la escollera');
  });

  test('[SEEK-10] issues of one newsletter', async () => {
    const { results, numResults } = await search({ taxonUrl: '/boletines/a-bordo/' });
    expect(numResults).toBe(5);
    expect(results.every((card) => card.title.startsWith('A bordo: '))).toBe(true);
  });

  test('numbered pages continue where the previous one ended (reading 15)', async () => {
    const [both, second] = [await search({ limit: '20' }), await search({ limit: '10', page: '2' })];
    expect(ids(second.results)).toEqual(ids(both.results.slice(10)));
  });

  test('each site searches its own contents', async () => {
    const { results } = await search({ limit: '50' }, { site: '/ca' });
    expect(results.every((card) => card.url.startsWith('/ca/'))).toBe(true);
  });
});
