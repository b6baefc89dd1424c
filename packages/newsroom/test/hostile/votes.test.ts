/** Attempts to vote more than once. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pollVotes } from '../../src/db/schema/community.ts';
import { contents } from '../../src/db/schema/content.ts';
import { recipeRatings } from '../../src/db/schema/index.ts';
import { addContents } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, ORIGIN, openBrowser } from '../support/browser.ts';
import { addPoll, countsOf, readerBrowser } from '../votes/sample.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
  await newsroom.db.update(contents).set({ kind: 'recipe' }).where(eq(contents.id, 2));
});
afterAll(() => newsroom.close());

const RATING = '/api/front/recipe/2/rating';
const rate = (browser: Browser, body: unknown = { value: 5 }) => browser.post(RATING, body);
const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

async function ratings() {
  const [row] = await newsroom.db
    .select({ value: contents.ratingValue, votes: contents.ratingVotes })
    .from(contents)
    .where(eq(contents.id, 2));
  return row;
}

describe('[POLL-01] a vote', () => {
  test('is counted once, however many concurrent requests a reader sends', async () => {
    const poll = await addPoll(newsroom.db, 1, { maxChoices: 2 });
    const browser = await readerBrowser(newsroom.app, newsroom.db);
    const answers = await Promise.all(
      times(20).map((attempt) =>
        browser.post(`${poll.url}/vote`, { optionIds: [poll.optionIds[attempt % 3]] }),
      ),
    );
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
    expect(statuses(answers).filter((status) => status === 409)).toHaveLength(19);
    const { votes, voters } = await countsOf(newsroom.db, poll);
    expect([votes.reduce((a, b) => a + b), voters]).toEqual([1, 1]);
  });

  test('counts an option once when it is repeated', async () => {
    const poll = await addPoll(newsroom.db, 1, { maxChoices: 2 });
    const [one] = poll.optionIds;
    const browser = await readerBrowser(newsroom.app, newsroom.db);
    const answer = await browser.post(`${poll.url}/vote`, { optionIds: [one, one, one] });
    expect(answer.json().votedOptionIds).toEqual([one]);
    expect(await countsOf(newsroom.db, poll)).toEqual({ votes: [1, 0, 0], voters: 1 });
  });

  test('rejects unknown options, and more than the maximum', async () => {
    const poll = await addPoll(newsroom.db, 1);
    const other = await addPoll(newsroom.db, 1);
    const [one = '', two = ''] = poll.optionIds;
    const [foreign = ''] = other.optionIds;
    const browser = await readerBrowser(newsroom.app, newsroom.db);
    const refused = [
      { optionId: foreign },
      { optionIds: [one, two] },
      { optionIds: [one, foreign] },
      { optionIds: [] },
      {},
      { optionId: '' },
      { optionId: `0${one}` },
      { optionId: ` ${one}` },
      { optionId: `${one}\u200b` },
      { optionId: `\u202e${one}` },
      { optionId: `${one}, ${two}` },
      { optionId: '<img src=x onerror=alert(1)>' },
      { optionId: `${one}\u0000` },
      { optionId: Number(one) },
      { optionId: [one] },
      { optionIds: one },
      { optionIds: { 0: one } },
      { optionIds: times(101).map(String) },
      { optionId: 'x'.repeat(101) },
      [one],
      null,
    ];
    for (const body of refused) {
      const answer = await browser.post(`${poll.url}/vote`, body);
      expect(answer.statusCode, JSON.stringify(body)).toBe(400);
      expect(answer.body).not.toContain('<img');
    }
    for (const each of [poll, other]) {
      expect(await countsOf(newsroom.db, each)).toEqual({ votes: [0, 0, 0], voters: 0 });
    }
    expect(await newsroom.db.select().from(pollVotes).where(eq(pollVotes.pollId, poll.id))).toEqual([]);
    expect((await browser.post(`${poll.url}/vote`, { optionId: one })).statusCode).toBe(200);
  });

  test('belongs to the session’s reader, whoever else is named', async () => {
    const poll = await addPoll(newsroom.db, 1);
    const browser = await readerBrowser(newsroom.app, newsroom.db);
    const victim = await readerBrowser(newsroom.app, newsroom.db);
    const userId = victim.cookies.get('portada_user');
    await browser.post(`${poll.url}/vote?userId=${userId}`, { optionId: poll.optionIds[0], userId });
    expect((await victim.get(poll.url)).json().votedOptionId).toBe('');
    expect((await victim.post(`${poll.url}/vote`, { optionId: poll.optionIds[1] })).statusCode).toBe(200);
  });

  test('and a rating are rejected when they come from another site', async () => {
    const poll = await addPoll(newsroom.db, 1);
    const browser = await readerBrowser(newsroom.app, newsroom.db);
    for (const origin of ['https://evil.example', `${ORIGIN}.evil.example`, 'null']) {
      const headers = { origin };
      const voted = await browser.post(`${poll.url}/vote`, { optionId: poll.optionIds[0] }, headers);
      const rated = await browser.post(RATING, { value: 1 }, headers);
      expect([voted.statusCode, rated.statusCode]).toEqual([403, 403]);
    }
    expect(await countsOf(newsroom.db, poll)).toEqual({ votes: [0, 0, 0], voters: 0 });
  });
});

describe('[RATE-02] a rating', () => {
  test('of an anonymous address is counted once, also when concurrent', async () => {
    const before = await ratings();
    const answers = await Promise.all(times(20).map(() => rate(openBrowser(newsroom.app, '192.0.2.10'))));
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused?.json().errorCode).toBe('tooManyValuationsForUserIp');
    expect((await ratings())?.votes).toBe((before?.votes ?? 0) + 1);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:0db8:0001:0003::1', '2001:DB8:1:3::2'],
    ['192.0.2.11', '::ffff:192.0.2.11'],
  ])('from %s and from %s is one house’s', async (one, other) => {
    expect((await rate(openBrowser(newsroom.app, one))).statusCode).toBe(200);
    expect((await rate(openBrowser(newsroom.app, other))).statusCode).toBe(409);
  });

  test('of the neighbouring network is another one', async () => {
    expect((await rate(openBrowser(newsroom.app, '2001:db8:1:20::1'))).statusCode).toBe(200);
    expect((await rate(openBrowser(newsroom.app, '2001:db8:1:21::1'))).statusCode).toBe(200);
  });

  test('is not another one when a header claims another address', async () => {
    const browser = openBrowser(newsroom.app, '198.51.100.4');
    expect((await rate(browser)).statusCode).toBe(200);
    const headers = {
      'x-forwarded-for': '203.0.113.9',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
    };
    expect((await browser.post(RATING, { value: 1 }, headers)).statusCode).toBe(409);
  });

  test('of a reader is counted once, from any address, also when concurrent', async () => {
    const home = await readerBrowser(newsroom.app, newsroom.db);
    const away = openBrowser(newsroom.app, '192.0.2.77');
    for (const [name, value] of home.cookies) away.cookies.set(name, value);
    const before = await ratings();
    const answers = await Promise.all(times(10).map((attempt) => rate(attempt % 2 ? home : away)));
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused?.json().errorCode).toBe('duplicateValuation');
    expect((await ratings())?.votes).toBe((before?.votes ?? 0) + 1);
  });

  test.each([0, 6, 2.5, -1, '5', null, [5], { value: 5 }, true])(
    '[RATE-01] of %j is refused',
    async (value) => {
      const before = await ratings();
      expect((await rate(openBrowser(newsroom.app, '192.0.2.90'), { value })).statusCode).toBe(400);
      expect(await ratings()).toEqual(before);
    },
  );

  test('stores no readable address', async () => {
    await rate(openBrowser(newsroom.app, '192.0.2.200'));
    const rows = await newsroom.db.select().from(recipeRatings);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
    expect(new Set(rows.map(({ addressHash }) => addressHash)).size).toBeGreaterThan(1);
  });
});
