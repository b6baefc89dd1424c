/** The poll calls. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contents } from '../../src/db/schema/content.ts';
import { addContents } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';
import { addPoll, countsOf, readerBrowser, type SamplePoll } from './sample.ts';

const DAY_MS = 86_400_000;

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

const pollOfContent = (fields?: Parameters<typeof addPoll>[2]) => addPoll(newsroom.db, 1, fields);
const reader = () => readerBrowser(newsroom.app, newsroom.db);
const anonymous = () => openBrowser(newsroom.app);
const vote = (browser: Browser, { url }: SamplePoll, body: unknown) => browser.post(`${url}/vote`, body);
const at = (days: number) => new Date(Date.now() + days * DAY_MS);
const first = ({ optionIds }: SamplePoll) => ({ optionId: optionIds[0] });

describe('a single choice poll', () => {
  test('[POLL-01] accepts a reader’s vote once, and returns the results with it', async () => {
    const poll = await pollOfContent();
    const browser = await reader();
    const before = (await browser.get(poll.url)).json();
    expect(before).toMatchObject({
      question: '¿Puerto o playa?',
      totalVotes: 0,
      votedOptionId: '',
      closed: false,
    });
    const answer = await vote(browser, poll, first(poll));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: String(poll.id),
      options: [{ text: 'Puerto', votes: 1 }, { votes: 0 }, { votes: 0 }],
      totalVotes: 1,
      votedOptionId: poll.optionIds[0],
      votedOptionIds: [poll.optionIds[0]],
      multiple: false,
      closed: false,
    });
    expect((await browser.get(`${poll.url}?own=true`)).json()).toEqual(answer.json());
  });

  test('[POLL-01] rejects a second vote and stays unchanged', async () => {
    const poll = await pollOfContent();
    const browser = await reader();
    await vote(browser, poll, first(poll));
    for (const optionId of poll.optionIds) {
      const again = await vote(browser, poll, { optionId });
      expect([again.statusCode, again.json().errorCode]).toEqual([409, 'POLL_ALREADY_VOTED']);
    }
    expect(await countsOf(newsroom.db, poll)).toEqual({ votes: [1, 0, 0], voters: 1 });
  });

  test('[POLL-01] returns no results before the reader’s vote, whoever else has voted', async () => {
    const poll = await pollOfContent();
    await vote(await reader(), poll, first(poll));
    for (const browser of [anonymous(), await reader()]) {
      const { options, totalVotes } = (await browser.get(poll.url)).json();
      expect(options.map(({ votes }: { votes: number }) => votes)).toEqual([0, 0, 0]);
      expect(totalVotes).toBe(1);
    }
  });

  test('[POLL-02] rejects an anonymous vote, also with a session that has ended', async () => {
    const poll = await pollOfContent();
    const ended = await reader();
    const cookies = new Map(ended.cookies);
    await ended.post('/api/front/user/logout');
    const late = anonymous();
    for (const [name, value] of cookies) late.cookies.set(name, value);
    for (const browser of [anonymous(), late]) {
      const refused = await vote(browser, poll, first(poll));
      expect([refused.statusCode, refused.json().errorCode]).toEqual([401, 'NOT_LOGGED_IN']);
    }
    expect(await countsOf(newsroom.db, poll)).toEqual({ votes: [0, 0, 0], voters: 0 });
  });
});

describe('a multiple choice poll', () => {
  test('[POLL-01] counts each option, and the reader once', async () => {
    const poll = await pollOfContent({ maxChoices: 2 });
    const [one = '', two = '', three = ''] = poll.optionIds;
    const browser = await reader();
    // Chosen in reverse; returned in the order of the poll.
    const answer = await vote(browser, poll, { optionIds: [three, one] });
    expect(answer.json()).toMatchObject({
      multiple: true,
      maxChoices: 2,
      totalVotes: 1,
      votedOptionId: one,
      votedOptionIds: [one, three],
      options: [{ votes: 1 }, { votes: 0 }, { votes: 1 }],
    });
    await vote(await reader(), poll, { optionIds: [two] });
    expect(await countsOf(newsroom.db, poll)).toEqual({ votes: [1, 1, 1], voters: 2 });
  });

  test('[POLL-01] accepts a single choice in either field', async () => {
    const poll = await pollOfContent({ maxChoices: 3 });
    expect((await vote(await reader(), poll, first(poll))).statusCode).toBe(200);
    expect((await vote(await reader(), poll, { optionIds: poll.optionIds })).statusCode).toBe(200);
    expect(await countsOf(newsroom.db, poll)).toEqual({ votes: [2, 1, 1], voters: 2 });
  });
});

describe('the period of a poll', () => {
  test('[POLL-01] a closed one rejects votes, and shows its results to everybody', async () => {
    const poll = await pollOfContent({ closesAt: at(1) });
    const voter = await reader();
    await vote(voter, poll, first(poll));
    const late = await reader();
    newsroom.advance(2 * DAY_MS);
    const refused = await vote(late, poll, first(poll));
    expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 'POLL_CLOSED']);
    for (const browser of [anonymous(), late, voter]) {
      const read = (await browser.get(poll.url)).json();
      expect(read).toMatchObject({ closed: true, totalVotes: 1, options: [{ votes: 1 }, {}, {}] });
    }
    newsroom.advance(-2 * DAY_MS);
  });

  test('[POLL-01] one that has not opened rejects votes too, and has its opening date', async () => {
    const opensAt = at(3);
    const poll = await pollOfContent({ opensAt });
    const browser = await reader();
    const refused = await vote(browser, poll, first(poll));
    expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 'POLL_NOT_OPEN']);
    const read = (await browser.get(poll.url)).json();
    expect(new Date(read.opensAt.date).getTime()).toBe(Math.floor(opensAt.getTime() / 1_000) * 1_000);
    newsroom.advance(4 * DAY_MS);
    expect((await vote(browser, poll, first(poll))).statusCode).toBe(200);
    newsroom.advance(-4 * DAY_MS);
  });
});

describe('the cache header', () => {
  test('[POLL-01] is public without a session, and private with one', async () => {
    const poll = await pollOfContent();
    const shared = await anonymous().get(poll.url);
    expect(shared.headers['cache-control']).toMatch(/^public, .*s-maxage=/);
    expect(shared.headers.vary).toMatch(/cookie/i);
    const browser = await reader();
    for (const answer of [
      await browser.get(poll.url),
      await browser.get(`${poll.url}?own=true`),
      await anonymous().get(`${poll.url}?own=true`),
      await vote(browser, poll, first(poll)),
    ]) {
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    expect((await anonymous().get(poll.url)).json()).toMatchObject({ votedOptionId: '', votedOptionIds: [] });
  });

  test('[POLL-01] the poll of a withdrawn or future content responds with 404', async () => {
    const { db } = newsroom;
    const poll = await addPoll(db, 2);
    const browser = await reader();
    for (const fields of [{ withdrawnAt: new Date() }, { withdrawnAt: null, publishedAt: at(1) }]) {
      await db.update(contents).set(fields).where(eq(contents.id, 2));
      expect((await browser.get(poll.url)).statusCode).toBe(404);
      expect((await vote(browser, poll, first(poll))).statusCode).toBe(404);
    }
    await db
      .update(contents)
      .set({ publishedAt: at(-1) })
      .where(eq(contents.id, 2));
    expect((await vote(browser, poll, first(poll))).statusCode).toBe(200);
  });

  test('[API-10] an unknown poll responds with 404', async () => {
    const poll = await pollOfContent();
    const browser = await reader();
    for (const url of [
      `/ca${poll.url}`,
      '/api/front/poll/0',
      '/api/front/poll/99999',
      '/api/front/poll/1%27',
      '/api/front/poll/9999999999999',
    ]) {
      expect((await browser.get(url)).statusCode, url).toBe(404);
      expect((await browser.post(`${url}/vote`, first(poll))).statusCode, url).toBe(404);
    }
  });
});
