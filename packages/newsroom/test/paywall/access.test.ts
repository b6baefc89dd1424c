/** The paywall on calls for a part of a content. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { pollOptions, polls } from '../../src/db/schema/community.ts';
import { paywallReads } from '../../src/db/schema/paywall.ts';
import { startApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';
import { addPoll, countsOf, readerBrowser } from '../votes/sample.ts';
import { addWalledSample, idOf, READER_LIMIT } from './sample.ts';

const { app, db, close } = await startApp();
const { articles, registered, urls } = await addWalledSample(db);
afterAll(close);

async function pollAt(url: string) {
  const [poll] = await db
    .select({ id: polls.id })
    .from(polls)
    .where(eq(polls.contentId, idOf(url)));
  const [option] = await db
    .select({ id: pollOptions.id })
    .from(pollOptions)
    .where(eq(pollOptions.pollId, poll?.id ?? 0));
  return { url: `/api/front/poll/${poll?.id}`, optionId: String(option?.id) };
}

const stars = (url: string) => `/api/front/recipe/${idOf(url)}/rating`;
const reader = () => readerBrowser(app, db);

/** Opens a page as a browser does, following the redirect of the cookie test. */
async function open(browser: Browser, url: string): Promise<void> {
  const { headers } = await browser.get(url);
  if (headers.location) await open(browser, headers.location);
}

test('[POLL-01] the poll of a content for registered readers is private and requires a session', async () => {
  const { url, optionId } = await pollAt(registered.poll);
  for (const headers of [
    {},
    { 'user-agent': 'Googlebot/2.1' },
    { cookie: 'portada_session=aaaa; portada_user=1' },
  ]) {
    const refused = await app.inject({ url, headers });
    expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 'FORBIDDEN']);
    expect(refused.body).not.toContain('tranvía');
    expect(refused.headers['cache-control']).toBe('private, no-store');
  }
  const browser = await reader();
  const read = await browser.get(url);
  expect(read.json().question).toBe('¿Más tranvía?');
  expect(read.headers['cache-control']).toBe('private, no-store');
  expect((await browser.post(`${url}/vote`, { optionId })).statusCode).toBe(200);
});

test('[RATE-01] rating the recipe of a content for registered readers requires a session', async () => {
  const url = stars(registered.recipe);
  expect((await openBrowser(app).post(url, { value: 1 })).statusCode).toBe(403);
  expect((await (await reader()).post(url, { value: 5 })).json()).toEqual({
    ratingValue: 5,
    ratingNumVotes: 1,
  });
});

test('[POLL-01] the poll of a metered content needs a reading of its page, and is not counted itself', async () => {
  const [first = '', ...others] = articles;
  const poll = await addPoll(db, idOf(first));
  const body = { optionId: poll.optionIds[0] };
  const browser = openBrowser(app);
  expect((await browser.get(poll.url)).statusCode).toBe(403);
  await open(browser, first);
  expect((await browser.get(poll.url)).statusCode).toBe(200);
  expect((await browser.get(poll.url)).headers['cache-control']).toBe('private, no-store');

  const registeredReader = await reader();
  await db.delete(paywallReads);
  expect((await registeredReader.post(`${poll.url}/vote`, body)).statusCode).toBe(403);
  expect(await db.select().from(paywallReads)).toEqual([]);
  for (const url of others.slice(0, READER_LIMIT)) await open(registeredReader, url);
  await open(registeredReader, first);
  expect((await registeredReader.post(`${poll.url}/vote`, body)).statusCode).toBe(403);
  expect(await countsOf(db, poll)).toEqual({ votes: [0, 0, 0], voters: 0 });

  const inTime = await reader();
  await open(inTime, first);
  expect((await inTime.post(`${poll.url}/vote`, body)).statusCode).toBe(200);
});

test('the other site’s prefix does not bypass the paywall', async () => {
  const { url } = await pollAt(registered.poll);
  expect((await app.inject(`/ca${url}`)).statusCode).toBe(404);
  const catalan = await pollAt(urls.ca.get('poll') ?? '');
  expect((await app.inject(`/ca${catalan.url}`)).statusCode).toBe(200);
});
