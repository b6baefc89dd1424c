import { loadMoreAnswer, type ShowSearchAnswer, showSearchAnswer, streamingAnswer } from '@portada/contract';
import { renewForecasts } from '@portada/edition';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorCardsByIds, contentsByAuthor, findAuthor } from '../../src/content/authors.ts';
import { cardsByIds } from '../../src/content/cards.ts';
import type { Edition } from '../../src/content/edition.ts';
import { homePage, listSections, mostRead } from '../../src/content/lists.ts';
import { linkedIn, relatedTo } from '../../src/content/related.ts';
import { listAlerts, listHotTopics, listNewsletters, listWeather } from '../../src/content/site-data.ts';
import type { TestApp } from '../support/app.ts';
import { attributeOf, read, textOf } from '../support/document.ts';
import { SEEDING_MS, startSeededApp } from '../support/seeded.ts';

const spanish: Edition = { id: '1', alias: 'es', lang: 'es', base: '/es', url: 'https://diario.example/es' };
const catalan: Edition = { id: '2', alias: 'ca', lang: 'ca', base: '/ca', url: 'https://diario.example/ca' };

let started: TestApp;
beforeAll(async () => {
  started = await startSeededApp();
}, SEEDING_MS);
afterAll(() => started.close());

const get = async (url: string) => (await started.app.inject(url)).json();

test('[STRM-02] returns the live streams, optionally without one', async () => {
  const { streamingList } = parse(streamingAnswer, await get('/api/front/streaming/list'));
  expect(streamingList).toHaveLength(6);
  const first = streamingList[0];
  expect(first?.image?.image?.alt).not.toBe('');
  const except = parse(streamingAnswer, await get(`/api/front/streaming/list/${first?.id}`));
  expect(except.streamingList.map(({ id }) => id)).toEqual(streamingList.slice(1).map(({ id }) => id));
  const contentId = /-(\d+)\/$/.exec(first?.video?.href ?? '')?.[1];
  expect(parse(streamingAnswer, await get(`/api/front/streaming/list/${contentId}`)).streamingList).toEqual(
    except.streamingList,
  );
  const unknown = await get('/api/front/streaming/list/%27%20or%201%3D1');
  expect(parse(streamingAnswer, unknown).streamingList).toHaveLength(6);
});

test('the kicker of a channel’s signal says what is on by the schedule, and that of an event’s its own words', async () => {
  const { streamingList } = parse(streamingAnswer, await get('/ca/api/front/streaming/list'));
  const schedule = await read(started.app, '/ca/programacio/');
  const shown = textOf(
    schedule,
    '.portada-fallback-schedule-item[aria-current] .portada-fallback-schedule-show',
  );
  expect(shown).not.toBe('');
  const [television, radio, council] = streamingList.map(({ kicker }) => kicker);
  expect(television).toBe(`Televisió · Ara: ${shown}`);
  expect(radio).toMatch(/^Ràdio · Ara: ./);
  expect(council).toBe('Ple municipal');
});

test('[STRM-01] streams link to live contents that exist', async () => {
  const { streamingList } = parse(streamingAnswer, await get('/ca/api/front/streaming/list'));
  const links = streamingList
    .flatMap(({ video, audio }) => [video?.href, audio?.href])
    .filter((href) => href !== undefined);
  expect(links.length).toBeGreaterThan(5);
  for (const href of links) {
    expect(href).toMatch(/^\/ca\//);
    expect((await started.app.inject(href)).statusCode).toBe(200);
  }
});

test('[SHOW-04] [SHOW-05] the show index has pages of twelve until there is no cursor', async () => {
  const names: string[] = [];
  let cursor: string | number | null = '';
  do {
    const page: ShowSearchAnswer = parse(
      showSearchAnswer,
      await get(`/webapi/shows/search/${cursor}?limit=12&types=program&orderBy=lastPublishedContentDate`),
    );
    names.push(
      ...[...page.html.matchAll(/card__title"><a href="[^"]+">([^<]+)/g)].map(([, name = '']) => name),
    );
    cursor = page.cursorMark;
  } while (cursor);
  expect(names).toHaveLength(30);
  expect(new Set(names).size).toBe(30);
});

test('shows by letter, by digit and by text without accents', async () => {
  const html = async (query: string) => (await get(`/webapi/shows/search/?${query}`)).html;
  expect(await html('letter=%23')).toContain('24 horas en el muelle');
  expect(await html('letter=Q')).toContain('¡Quién lo diría!');
  expect(await html('letter=x')).not.toContain('<article');
  expect(await html('text=anadido')).toContain('Tiempo añadido');
  expect((await started.app.inject('/webapi/shows/search/?letter=ab')).statusCode).toBe(400);
});

test('[LOAD-03] [LOAD-04] a section is paginated by nextPage until there is none', async () => {
  let next = '/ca/api/front/list/port';
  let cards = 0;
  while (next) {
    const page = parse(loadMoreAnswer, await get(next));
    cards += page.html.match(/<article/g)?.length ?? 0;
    next = page.nextPage;
    if (next) expect(next).toMatch(/^\/ca\/api\/front\/list\/port\./);
  }
  const filterValues = encodeURIComponent(JSON.stringify({ section: 'port' }));
  const { numResults } = await get(`/ca/webapi/searcher/?filterValues=${filterValues}`);
  expect(cards).toBe(numResults);
  expect((await started.app.inject('/api/front/list/nada')).statusCode).toBe(404);
});

test('[LOAD-03] [LOAD-04] the front page’s list continues with the news that it does not show, without duplicates', async () => {
  const { body } = await started.app.inject('/ca/');
  const front = new Set(
    [...body.matchAll(/<h[23] class="[^"]*card__title"><a href="([^"]+)"/g)].map(([, url]) => url),
  );
  const seen: string[] = [];
  let next = /<portada-load-more[^>]+next-page="([^"]+)"/.exec(body)?.[1] ?? '';
  expect(next).toMatch(/^\/ca\/api\/front\/list\/ultimas\./);
  while (next) {
    const page = parse(loadMoreAnswer, await get(next));
    seen.push(...[...page.html.matchAll(/card__title"><a href="([^"]+)"/g)].map(([, url = '']) => url));
    next = page.nextPage;
  }
  expect(seen.length).toBeGreaterThan(20);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((url) => front.has(url))).toEqual([]);
});

test('[PAY-04] returns the messages of a version, with links on the reader’s site', async () => {
  const messages = await get('/ca/api/front/paywall/ca-1/messages');
  const types: string[] = messages.map(({ type }: { type: string }) => type);
  expect([...new Set(types)].sort()).toEqual(['bottom', 'counter', 'float', 'modal']);
  expect(messages.find(({ id }: { id: string }) => id === 'ca-1-modal')).toMatchObject({
    buttonUrl: '/ca/registro/',
    canBeClosed: false,
  });
  expect((await started.app.inject('/api/front/paywall/ca-1/messages')).statusCode).toBe(404);
  expect((await started.app.inject('/api/front/paywall/%00/messages')).statusCode).toBe(404);
});

test('[WTHR-02] adds the missing days of weather to a database seeded earlier, and keeps the others', async () => {
  const { db } = started;
  const now = new Date();
  const later = new Date(now.getTime() + 20 * 24 * 3_600_000);
  const forecast = async (at: Date) => (await listWeather(db, spanish, at)).map((place) => place.forecast);
  // Seeded before midnight, perhaps.
  await renewForecasts(db, now);
  const before = await forecast(now);
  expect(await forecast(later)).toEqual([]);
  await renewForecasts(db, later);
  expect((await forecast(later)).map((days) => days.length)).toEqual(before.map(() => 14));
  await renewForecasts(db, now);
  const after = await forecast(now);
  expect(after.map((days) => days.slice(0, 14))).toEqual(before);
});

test('schedule and weather respond for an existing day and place', async () => {
  const day = new Date().toISOString().slice(0, 10);
  const { items } = await get(`/api/front/schedule/puerto-tv/${day}`);
  expect(items.length).toBeGreaterThan(15);
  expect(items[0].startTime.date).toMatch(/T06:00:00\+0[12]:00$/);
  expect((await started.app.inject('/api/front/schedule/puerto-tv/2026-02-31')).statusCode).toBe(400);
  expect((await started.app.inject('/api/front/schedule/puerto-tv/0001-01-01')).statusCode).toBe(400);
  expect((await started.app.inject('/api/front/schedule/%00/2026-02-01')).statusCode).toBe(404);
  expect((await started.app.inject(`/api/front/schedule/nada/${day}`)).statusCode).toBe(404);
  expect((await get('/api/front/weather/marola')).forecast.length).toBeGreaterThan(7);
  expect((await started.app.inject('/api/front/weather/luna')).statusCode).toBe(404);
});

test('the home page has no duplicates and leads with five stories of five sections', async () => {
  const home = await homePage(started.db, spanish);
  const top = [home.lead, ...home.secondary];
  expect(new Set(top.map((card) => card?.category?.name)).size).toBe(5);
  const shown = [...top, ...home.latest, ...home.sections.flatMap(({ cards }) => cards)].map(
    (card) => card?.id,
  );
  expect(new Set(shown).size).toBe(shown.length);
  expect(home.opinion.every((card) => card.authors[0]?.image)).toBe(true);
});

test('URLs have the base; another site’s contents keep theirs', async () => {
  const [own] = await mostRead(started.db, spanish, 'day', 1);
  const [theirs] = await mostRead(started.db, catalan, 'week', 1);
  expect(own?.url).toMatch(/^\/es\//);
  const saved = await cardsByIds(started.db, spanish, [Number(theirs?.id), 999_999, Number(own?.id)]);
  expect(saved.map((card) => card.id)).toEqual([theirs?.id, own?.id]);
  expect(saved[1]?.shareUrl).toBe(`https://diario.example${own?.url}`);
  expect(saved[0]?.url).toMatch(/^\/ca\//);
});

test('authors’ descriptions are in the reader’s language', async () => {
  const vicent = await findAuthor(started.db, catalan, 'vicent-roca');
  expect(vicent).toMatchObject({ role: 'Pràctic jubilat', card: { url: '/ca/autors/vicent-roca/' } });
  const id = Number(vicent?.card.id);
  expect((await contentsByAuthor(started.db, catalan, id)).length).toBeGreaterThan(1);
  expect(await authorCardsByIds(started.db, spanish, [999_999, id])).toHaveLength(1);
  expect(await findAuthor(started.db, spanish, 'nadie')).toBeUndefined();
});

test('related are the contents of its topic, then of its section, newest first, without those that are linked', async () => {
  const cards = (await homePage(started.db, spanish)).sections.flatMap(({ cards }) => cards);
  const card = cards.find(({ kicker, category }) => kicker && category?.name === 'Puerto');
  const relatedOf = (without: number[]) =>
    relatedTo(started.db, spanish, { contentId: Number(card?.id), without, limit: 6 });
  const related = await relatedOf([]);
  const ofTopic = related.filter(({ kicker }) => kicker?.text === card?.kicker?.text);
  const others = related.slice(ofTopic.length);
  expect([ofTopic.length > 0, others.length > 0]).toEqual([true, true]);
  for (const list of [ofTopic, others]) {
    const dates = list.map(({ publishedDate }) => publishedDate?.date ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
  }
  expect(related.slice(0, ofTopic.length)).toEqual(ofTopic);
  expect(new Set(related.map(({ category }) => category?.name))).toEqual(new Set(['Puerto']));
  expect(related.map(({ id }) => id)).not.toContain(card?.id);
  const [first, second] = related;
  expect((await relatedOf([Number(first?.id)]))[0]).toEqual(second);
});

test('what a page offers to read next, it links nowhere else', async () => {
  const section = await read(started.app, '/puerto/2/');
  const page = await read(started.app, attributeOf(section, 'main .card__title a', 'href') ?? '');
  expect(textOf(page, '#related')).toBe('Más sobre Puerto');
  const linked = (place: string) =>
    [...page.document.querySelectorAll(`${place} a`)].map((link) => link.getAttribute('href'));
  const offered = linked('.block--related');
  expect(offered).toHaveLength(4);
  const others = new Set([...linked('.article__side'), ...linked('.prose')]);
  expect(offered.filter((href) => others.has(href))).toEqual([]);
});

test('a text’s links to contents are those by path', () => {
  const html =
    '<p><a href="/puerto/a-12/">a</a> <a href="/ca/port/b-13?x=1">b</a> <a href="https://x.example/c-14/">c</a></p>';
  expect(linkedIn(html)).toEqual([12, 13]);
});

test('sections have numbered pages, and 404 beyond the last', async () => {
  const status = async (url: string) => (await started.app.inject(url)).statusCode;
  expect(await status('/puerto/2/')).toBe(200);
  expect(await status('/puerto/900/')).toBe(404);
  expect(await status('/port/')).toBe(404);
  expect((await listSections(started.db, catalan)).map(({ slug }) => slug)).toContain('esports');
});

test('alerts, topics and newsletters belong to one site', async () => {
  expect((await listAlerts(started.db, catalan))[0]?.link?.href).toMatch(/^\/ca\//);
  expect(await listAlerts(started.db, catalan, new Date(0))).toEqual([]);
  expect((await listHotTopics(started.db, spanish)).length).toBeGreaterThan(5);
  expect((await listNewsletters(started.db, catalan)).every(({ id }) => id.endsWith('-ca'))).toBe(true);
});
