/** Events are found by their days. */
import { type SearcherAnswer, searcherAnswer } from '@portada/contract';
import { sql } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contents, eventOccurrences } from '../../src/db/schema/index.ts';
import type { TestApp } from '../support/app.ts';
import { SEEDING_MS, startSeededApp } from '../support/seeded.ts';

let started: TestApp;
beforeAll(async () => {
  started = await startSeededApp();
  await publish('Festival de la sal', [['2031-08-01', '2031-08-07']]);
  await publish('Noche de faros', [['2031-08-03', '2031-08-03']]);
  await publish('Ciclo de los viernes', [
    ['2031-08-01', '2031-08-01'],
    ['2031-08-08', '2031-08-08'],
    ['2031-08-15', '2031-08-15'],
  ]);
  await publish('Exposición del dique', [['2031-01-01', '2031-12-31']]);
}, SEEDING_MS);
afterAll(() => started.close());

async function publish(title: string, days: [string, string][]): Promise<void> {
  const publishedAt = new Date(Date.now() - 86_400_000);
  const [row] = await started.db
    .insert(contents)
    .values({
      siteId: 1,
      sectionId: sql<number>`(select min(id) from sections where site_id = 1)`,
      kind: 'event',
      lang: 'es',
      slug: 'cita',
      title,
      publishedAt,
      updatedAt: publishedAt,
    })
    .returning({ id: contents.id });
  const contentId = row?.id ?? 0;
  await started.db
    .insert(eventOccurrences)
    .values(days.map(([startsOn, endsOn]) => ({ contentId, startsOn, endsOn })));
}

async function on(start: string, end = start, query: Record<string, string> = {}): Promise<string[]> {
  const response = await started.app.inject({
    url: '/webapi/searcher/',
    query: { moduleId: 'agenda', limit: '50', dateValue: JSON.stringify({ start, end }), ...query },
  });
  expect(response.statusCode).toBe(200);
  const answer: SearcherAnswer = parse(searcherAnswer, response.json());
  expect(answer.numResults).toBe(answer.results.length);
  return answer.results.map(({ title }) => title);
}

test.each(['2031-08-01', '2031-08-02', '2031-08-04', '2031-08-06', '2031-08-07'])(
  '[AGEN-01] a festival that lasts a week is found on %s',
  async (day) => expect(await on(day)).toContain('Festival de la sal'),
);

test('[AGEN-01] but not on the day before or after', async () => {
  expect(await on('2031-07-31')).not.toContain('Festival de la sal');
  expect(await on('2031-08-08')).not.toContain('Festival de la sal');
});

test('[CARD-15] a single day matches only itself, and several dates only each of them', async () => {
  expect(await on('2031-08-03')).toContain('Noche de faros');
  expect(await on('2031-08-04')).not.toContain('Noche de faros');
  expect(await on('2031-08-08')).toContain('Ciclo de los viernes');
  expect(await on('2031-08-09')).not.toContain('Ciclo de los viernes');
  expect(await on('2031-08-09', '2031-08-14')).not.toContain('Ciclo de los viernes');
  expect(await on('2031-08-09', '2031-08-15')).toContain('Ciclo de los viernes');
});

test('a range finds each event once, in the order of its first day in it', async () => {
  const found = await on('2031-08-02', '2031-08-31');
  expect(found).toEqual([
    'Festival de la sal',
    'Exposición del dique',
    'Noche de faros',
    'Ciclo de los viernes',
  ]);
});

test('a text search keeps the order of days', async () => {
  expect(await on('2031-01-01', '2031-12-31', { searchText: 'dique' })).toEqual(['Exposición del dique']);
  expect(await on('2031-08-01', '2031-08-31', { searchText: 'festvial' })).toEqual(['Festival de la sal']);
});

test('a reversed range finds nothing, not even an event of the whole year', async () => {
  expect(await on('2031-08-31', '2031-08-01')).toEqual([]);
});

test('past events are found only when their days are searched for', async () => {
  await publish('Ya pasó', [['2020-05-01', '2020-05-02']]);
  const { results } = (
    await started.app.inject('/webapi/searcher/?moduleId=agenda&limit=50')
  ).json<SearcherAnswer>();
  expect(results.map(({ title }) => title)).not.toContain('Ya pasó');
  expect(results.map(({ title }) => title)).toContain('Festival de la sal');
  expect(await on('2020-05-02')).toContain('Ya pasó');
});
