/** The places where readers have left articles: whose they are, which are kept, and for how long. */
import { getReadings } from '@portada/contract';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { keepPlace, MOST_READINGS, sweepReadingPlaces } from '../../src/accounts/reading-places.ts';
import { contents, readingProgress } from '../../src/db/schema/index.ts';
import { importFlags } from '../../src/flags/store.ts';
import { addWalledSample, idOf, READER_LIMIT } from '../paywall/sample.ts';
import { addReader, logIn } from '../support/accounts.ts';
import { startApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';

const { app, db, close } = await startApp();
const { articles, registered } = await addWalledSample(db);
const [article = ''] = articles;
const LONG = `<p>${'palabra '.repeat(100)}</p>`.repeat(10);
await db
  .update(contents)
  .set({ body: LONG })
  .where(eq(contents.id, idOf(article)));
beforeEach(async () => void (await db.delete(readingProgress)));
afterAll(close);

const place = { paragraph: 6, fraction: 0.5, paragraphs: 14 };
const callOf = (url: string) => `/api/front/user/reading/${idOf(url)}`;

async function addCopies(ids: readonly number[]): Promise<void> {
  const [first] = await db
    .select()
    .from(contents)
    .where(eq(contents.id, idOf(article)));
  if (!first) throw new Error('no article');
  const { id: _, search, titleWords, ...row } = first;
  await db.insert(contents).values(ids.map((id) => ({ ...row, id, slug: `medido-${id}` })));
}

async function loggedIn() {
  const reader = await addReader(db);
  const browser = openBrowser(app);
  await logIn(browser, reader);
  const readings = async () => {
    const answer = await browser.get(`/api/front/user/reading/?userId=${reader.id}`);
    return answer.json().length ? parse(getReadings.answer, answer.json()) : [];
  };
  return { reader, browser, readings };
}

test('a place is kept, moved, listed with its article, and forgotten; it is its reader’s alone', async () => {
  const { browser, readings } = await loggedIn();
  const other = await loggedIn();
  await browser.get(article);
  expect((await browser.get(callOf(article))).json()).toEqual({ place: null });
  for (const next of [{ ...place, paragraph: 2 }, place]) {
    expect((await browser.post(callOf(article), next)).json()).toEqual({ success: true });
  }
  const answer = await browser.get(callOf(article));
  expect(answer.json()).toEqual({ place });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(await readings()).toMatchObject([{ content: { url: article }, place }]);
  expect((await browser.get('/perfil/contenidos-guardados/')).body).toContain('Has leído un 46\u00a0%');
  expect((await other.browser.get(callOf(article))).json()).toEqual({ place: null });
  expect(await other.readings()).toEqual([]);
  await other.browser.send('DELETE', callOf(article));
  expect(await readings()).toHaveLength(1);
  for (const _ of [1, 2]) {
    expect((await browser.send('DELETE', callOf(article))).json()).toEqual({ success: true });
  }
  expect(await readings()).toEqual([]);
});

test('without a session, or from another site, nothing is kept or told', async () => {
  const nobody = openBrowser(app);
  const url = callOf(article);
  for (const answer of [
    await nobody.get(url),
    await nobody.get('/api/front/user/reading/?userId=1'),
    await nobody.post(url, place),
    await nobody.send('DELETE', url),
  ]) {
    expect(answer.statusCode).toBe(401);
  }
  const { browser } = await loggedIn();
  await browser.get(article);
  expect((await browser.post(url, place, { origin: 'https://malo.example' })).statusCode).toBe(403);
  expect(await db.$count(readingProgress)).toBe(0);
});

describe('what is not a place', () => {
  test.each([
    {},
    [],
    { ...place, paragraph: -1 },
    { ...place, paragraph: 1.5 },
    { ...place, paragraph: '6' },
    { ...place, paragraph: 14 },
    { ...place, fraction: 1.01 },
    { ...place, fraction: -0.1 },
    { ...place, fraction: null },
    { ...place, paragraphs: 1e9 },
  ])('%j is refused', async (body) => {
    const { browser } = await loggedIn();
    expect((await browser.post(callOf(article), body)).statusCode).toBe(400);
  });

  test('nor is there one in what does not exist, or has no text', async () => {
    const { browser } = await loggedIn();
    for (const id of ['99999', '0', 'abc', '1e3', '%00', idOf(registered.poll)]) {
      expect((await browser.post(`/api/front/user/reading/${id}`, place)).statusCode, String(id)).toBe(404);
    }
  });
});

test('an article that the reader may not read whole has no place, and its page keeps none', async () => {
  const { browser } = await loggedIn();
  expect((await browser.post(callOf(article), place)).statusCode).toBe(403);
  for (const other of articles.slice(1, READER_LIMIT + 1)) await browser.get(other);
  const cut = (await browser.get(article)).body;
  expect(cut).not.toContain('class="resume"');
  expect((await browser.post(callOf(article), place)).statusCode).toBe(403);
  const whole = await loggedIn();
  expect((await whole.browser.get(article)).body).toContain(`data-url="${callOf(article)}"`);
  expect((await whole.browser.get(articles[1] ?? '')).body).not.toContain('class="resume"');
});

test('an article whose flags turn it off keeps no place', async () => {
  const { browser } = await loggedIn();
  expect((await browser.get(article)).body).toContain('class="resume"');
  const rule = { percentage: 100, percentOf: 'pages', startsAt: null, endsAt: null } as const;
  const off = { ...rule, flag: 'readingProgress', isOn: false, site: null, path: '' } as const;
  await importFlags(db, { flags: [off] });
  expect((await browser.get(article)).body).not.toContain('class="resume"');
  await importFlags(db, { flags: [] });
});

test('the newest are kept, for ninety days', async () => {
  const { reader } = await loggedIn();
  const other = await loggedIn();
  const start = Date.parse('2026-01-01T00:00:00Z');
  const days = (count: number) => new Date(start + count * 86_400_000);
  const ids = Array.from({ length: MOST_READINGS + 1 }, (_item, index) => 5_000 + index);
  await addCopies(ids);
  const [first = 0] = ids;
  await keepPlace(db, { userId: other.reader.id, contentId: first }, place, days(0));
  for (const [day, contentId] of ids.entries()) {
    await keepPlace(db, { userId: reader.id, contentId }, place, days(day));
  }
  const own = eq(readingProgress.userId, reader.id);
  const kept = async () => (await db.select().from(readingProgress).where(own)).map((one) => one.contentId);
  expect((await kept()).sort()).toEqual(ids.slice(1));
  expect(await db.$count(readingProgress)).toBe(MOST_READINGS + 1);
  await sweepReadingPlaces(db, days(91));
  expect((await kept()).sort()).toEqual(ids.slice(1));
  expect(await db.$count(readingProgress)).toBe(MOST_READINGS);
  await sweepReadingPlaces(db, days(93));
  expect((await kept()).sort()).toEqual(ids.slice(3));
});
