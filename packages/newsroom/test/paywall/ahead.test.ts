/** Pages that a browser fetches before its reader asks for them: they are not read, and are not given away. */
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { paywallReads } from '../../src/db/schema/paywall.ts';
import { addReader, logIn } from '../support/accounts.ts';
import { startApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';
import { addWalledSample, idOf, PARAGRAPHS, READER_LIMIT } from './sample.ts';

const { app, db, close } = await startApp();
const { articles, urls } = await addWalledSample(db);
const [first = '', second = '', third = '', fourth = '', fifth = ''] = articles;
afterAll(close);

const AHEAD = { 'sec-purpose': 'prefetch;prerender' };
const isWhole = ({ body }: LightMyRequestResponse) => PARAGRAPHS.every((text) => body.includes(text));

/** Opens a page as a browser does, following redirects. */
async function open(browser: Browser, url: string, hops = 0): Promise<LightMyRequestResponse> {
  const answer = await browser.get(url);
  const { location } = answer.headers;
  return location && hops < 3 ? open(browser, location, hops + 1) : answer;
}

/** An anonymous reader, who has read one of two pieces. */
async function anonymous(): Promise<Browser> {
  const browser = openBrowser(app);
  expect(isWhole(await open(browser, first))).toBe(true);
  return browser;
}

async function withAccount(): Promise<{ browser: Browser; read(): Promise<number[]> }> {
  const browser = openBrowser(app);
  const reader = await addReader(db);
  await logIn(browser, reader);
  const rows = () => db.select().from(paywallReads).where(eq(paywallReads.userId, reader.id));
  return { browser, read: async () => (await rows()).flatMap(({ contentIds }) => contentIds) };
}

test.each<Record<string, string>>([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'sec-purpose': 'prefetch; anonymous-client-ip, other' },
  { 'sec-purpose': 'prefetch', purpose: 'prefetch' },
  { purpose: 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
  { 'x-moz': 'Prefetch' },
])('what is fetched ahead with %j is refused and not counted; what is opened is, once', async (headers) => {
  const browser = await anonymous();
  for (const url of [second, third, fourth, fifth]) {
    const before = new Map(browser.cookies);
    const answer = await browser.get(url, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toBe('');
    expect(browser.cookies).toEqual(before);
  }
  expect(isWhole(await open(browser, fifth))).toBe(true);
  expect(isWhole(await open(browser, fifth))).toBe(true);
  expect(isWhole(await open(browser, fourth))).toBe(false);
});

test('an account’s meter stays as it is too', async () => {
  const { browser, read } = await withAccount();
  for (const url of articles) expect((await browser.get(url, AHEAD)).statusCode).toBe(403);
  expect(await read()).toEqual([]);
  expect(isWhole(await browser.get(fifth))).toBe(true);
  expect(await read()).toEqual([idOf(fifth)]);
});

test('what has been read already may be fetched ahead: it is free', async () => {
  const { browser, read } = await withAccount();
  await browser.get(second);
  expect(isWhole(await browser.get(second, AHEAD))).toBe(true);
  expect(await read()).toEqual([idOf(second)]);
});

test('whoever says so with every request reads nothing, with and without cookies, used up or not', async () => {
  const { browser } = await withAccount();
  for (const url of articles.slice(0, READER_LIMIT)) await browser.get(url);
  for (const visitor of [browser, openBrowser(app), await anonymous()]) {
    for (const url of [fourth, fifth]) {
      for (const suffix of ['', '?cookies=', '?showroom=complete']) {
        expect((await visitor.get(url + suffix, AHEAD)).body).not.toContain('secreto');
      }
    }
  }
});

test('pages that everybody reads are fetched ahead as ever', async () => {
  const { statusCode, headers } = await app.inject({ url: urls.es.get('event') ?? '', headers: AHEAD });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toMatch(/^public/);
});

test.each(['no-such-purpose', 'notprefetch', 'x;prefetch', ''])(
  'a purpose of %j is a reading as any other',
  async (purpose) => {
    const browser = await anonymous();
    expect(isWhole(await browser.get(second, { 'sec-purpose': purpose }))).toBe(true);
  },
);

test.each([
  'WhatsApp/2.23.20.0 A',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
])('a preview of a link by %s spends nothing of a reader’s', async (userAgent) => {
  const { browser, read } = await withAccount();
  const answer = await browser.get(second, { 'user-agent': userAgent });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain('secreto');
  expect(await read()).toEqual([]);
});
