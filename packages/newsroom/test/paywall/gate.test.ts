/** The paywall on pages: counting, and the page block. */
import { paywallCookie, paywallData } from '@portada/contract';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { recordCorrection } from '../../src/content/corrections.ts';
import { contents } from '../../src/db/schema/content.ts';
import { paywallReads } from '../../src/db/schema/paywall.ts';
import { addReader, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, ORIGIN, openBrowser } from '../support/browser.ts';
import { addWalledSample, idOf, LIMIT, PARAGRAPHS, READER_LIMIT, type WalledSample } from './sample.ts';

const started: TestApp = await startApp();
const { app, db } = started;
const sample: WalledSample = await addWalledSample(db);
const { articles } = sample;
// What corrects a withheld text tells of it.
const corrected = idOf(articles.at(-1) ?? '');
await recordCorrection(db, { contentId: Number(corrected), text: 'No es secreto.' }, new Date());
const MONTH_MS = 32 * 86_400_000;
afterAll(started.close);
beforeEach(async () => {
  await db.delete(paywallReads);
});

const isWhole = (html: string) => PARAGRAPHS.every((text) => html.includes(text));
const isCut = (html: string) => !html.includes('secreto') && html.includes(PARAGRAPHS[0] ?? '');

/** Opens a page as a browser does, following redirects. */
async function open(browser: Browser, url: string, hops = 0): Promise<string> {
  const answer = await browser.get(url);
  const { location } = answer.headers;
  if (answer.statusCode === 302 && location && hops < 3) return open(browser, location, hops + 1);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  return answer.body;
}

const dataFor = (browser: Browser, url: string) =>
  parse(
    paywallData,
    JSON.parse(decodeURIComponent(browser.cookies.get(paywallCookie(String(idOf(url)))) ?? 'null')),
  );

async function asReader(): Promise<{ browser: Browser; id: string }> {
  const reader = await addReader(db);
  const browser = openBrowser(app);
  await logIn(browser, reader);
  return { browser, id: reader.id };
}

test('[PAY-03] an anonymous reader reads up to the limit, can reread, and each content’s cookie has the decision', async () => {
  const browser = openBrowser(app);
  for (const [index, url] of articles.entries()) {
    const html = await open(browser, url);
    expect(index < LIMIT ? isWhole(html) : isCut(html), url).toBe(true);
  }
  expect(isWhole(await open(browser, articles[0] ?? ''))).toBe(true);
  expect(dataFor(browser, articles[0] ?? '')).toEqual({
    relativeVersionId: 'es-1',
    accessGranted: false,
    messageIds: ['es-1-counter'],
    userCounter: LIMIT,
    userRfv: null,
    conditionName: 'anonymous',
  });
  expect(dataFor(browser, articles[4] ?? '')).toMatchObject({
    accessGranted: false,
    messageIds: ['es-1-modal'],
    conditionName: 'anonymous',
  });
});

test('[PAY-01] the page block has the version, and a page without a rule neither redirects nor counts', async () => {
  const browser = openBrowser(app);
  const html = await open(browser, articles[0] ?? '');
  expect(html).toContain('"paywall":{"enabled":true,"relativeVersionId":"es-1"}');
  expect(html).toContain('<portada-paywall></portada-paywall>');
  const free = await app.inject(sample.urls.es.get('event') ?? '');
  expect(free.headers['cache-control']).toMatch(/^public/);
  expect(free.headers['set-cookie']).toBeUndefined();
  expect(free.body).not.toContain('portada-paywall>');
});

test('the next month starts with no readings', async () => {
  const browser = openBrowser(app);
  for (const url of articles) await open(browser, url);
  started.advance(MONTH_MS);
  expect(isWhole(await open(browser, articles[4] ?? ''))).toBe(true);
  started.advance(-MONTH_MS);
});

test('[PAGE-09] [PAGE-10] after registration there is a new limit, shared by all devices', async () => {
  const { browser: phone, id } = await asReader();
  const laptop = openBrowser(app);
  for (const [name, value] of phone.cookies) if (name === 'portada_session') laptop.cookies.set(name, value);
  const opened = [];
  for (const [index, url] of articles.entries()) {
    opened.push(isWhole(await open(index % 2 ? laptop : phone, url)));
  }
  expect(opened).toEqual([true, true, true, false, false]);
  expect(dataFor(phone, articles[0] ?? '')).toMatchObject({
    accessGranted: true,
    messageIds: [],
    userCounter: 1,
  });
  const [kept] = await db.select().from(paywallReads).where(eq(paywallReads.userId, id));
  expect(kept?.contentIds).toEqual(articles.slice(0, READER_LIMIT).map(idOf));
});

test('concurrent tabs cannot exceed the limit', async () => {
  const { browser } = await asReader();
  const pages = await Promise.all(articles.map((url) => open(browser, url)));
  expect(pages.filter(isWhole)).toHaveLength(READER_LIMIT);
});

test('a HEAD request is not counted', async () => {
  const { browser, id } = await asReader();
  const cookies = Object.fromEntries(browser.cookies);
  const head = await app.inject({ method: 'HEAD', url: articles[0] ?? '', cookies });
  expect(head.statusCode).toBe(200);
  expect(await db.select().from(paywallReads).where(eq(paywallReads.userId, id))).toEqual([]);
});

test('the first visit tests for cookies by a redirect, and the final URL has no parameter of it', async () => {
  const browser = openBrowser(app);
  const url = articles[0] ?? '';
  const first = await browser.get(`${url}?utm_source=carta`);
  expect(first.headers.location).toBe(`${url}?utm_source=carta&cookies=`);
  expect(first.headers['cache-control']).toBe('private, no-store');
  const second = await browser.get(first.headers.location ?? '');
  expect(second.headers.location).toBe(`${url}?utm_source=carta`);
  expect((await browser.get(second.headers.location ?? '')).statusCode).toBe(200);
  expect((await browser.get(articles[1] ?? '')).statusCode).toBe(200);
});

test('what tells of its fetch as browsers do is tested for cookies, whatever it is called', async () => {
  const headers = { 'user-agent': 'node', 'sec-fetch-mode': 'cors' };
  expect((await app.inject({ url: articles[0] ?? '', headers })).headers.location).toMatch(/\?cookies=$/);
});

test.each([undefined, 'curl/8.5.0', 'Mozilla/5.0 (compatible; SomeReader/1.0)'])(
  'what is no browser, as %s, gets the free part at its own address, and is counted once it keeps cookies',
  async (agent) => {
    const visitor = openBrowser(app);
    const url = articles[0] ?? '';
    const own = { 'user-agent': agent ?? '' };
    const forgetful = openBrowser(app);
    for (const client of [visitor, forgetful]) {
      const answer = await client.get(url, own);
      expect([answer.statusCode, isCut(answer.body)]).toEqual([200, true]);
      expect(answer.body).toContain(`<link rel="canonical" href="${ORIGIN}${url}">`);
    }
    forgetful.cookies.clear();
    expect(isCut((await forgetful.get(url, own)).body)).toBe(true);
    expect(isWhole((await visitor.get(url, own)).body)).toBe(true);
  },
);

test('[PAY-09] the messages call has the readings under the counter’s rule', async () => {
  const browser = openBrowser(app);
  await open(browser, articles[0] ?? '');
  const answer = await browser.get('/api/front/paywall/es-1/messages');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.json()).toMatchObject([
    { id: 'es-1-counter', numConsumedContent: 1, maxConsumedContent: LIMIT },
    { id: 'es-1-modal', buttonUrl: '/registro/' },
  ]);
});

test('the free part of a text that begins with a picture has it, as pages draw pictures', async () => {
  const [article = ''] = articles;
  const [{ body } = { body: '' }] = await db
    .select()
    .from(contents)
    .where(eq(contents.id, idOf(article)));
  const url = sample.registered.blog;
  const picture =
    '<figure><img src="/imagenes/faro" alt="El faro" width="1200" height="800"><figcaption>Foto: Lola</figcaption></figure>';
  await db
    .update(contents)
    .set({ body: picture + body })
    .where(eq(contents.id, idOf(url)));
  const html = await open(openBrowser(app), url);
  expect(isCut(html)).toBe(true);
  expect(html).toMatch(/<div class="prose"><figure><picture>.*Foto: Lola<\/figcaption><\/figure><p>Uno/s);
});
