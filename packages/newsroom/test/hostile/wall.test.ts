/** Attempts to read paywalled text without access. */
import { PAYWALL_VERSION_COOKIE } from '@portada/contract';
import { afterAll, expect, test } from 'vitest';
import { rateLimits } from '../../src/db/schema/index.ts';
import { limits } from '../../src/http/limits.ts';
import { METER_COOKIE } from '../../src/paywall/readers.ts';
import { addWalledSample, idOf } from '../paywall/sample.ts';
import { addReader, logIn } from '../support/accounts.ts';
import { startApp } from '../support/app.ts';
import { openBrowser, USER_AGENT } from '../support/browser.ts';

const started = await startApp();
const { app, db } = started;
const { registered, articles, urls } = await addWalledSample(db);
afterAll(started.close);

const walled = [registered.blog, articles[0] ?? ''];
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** The responses of all redirects, the last one included. */
async function fullText(url: string, headers: Record<string, string> = {}): Promise<string> {
  let text = '';
  let next: string | undefined = url;
  for (let hop = 0; next !== undefined && hop < 4; hop += 1) {
    const answer: Awaited<ReturnType<typeof app.inject>> = await app.inject({ url: next, headers });
    text += answer.body + JSON.stringify(answer.headers);
    next = typeof answer.headers.location === 'string' ? answer.headers.location : undefined;
  }
  return text;
}

test.each([
  ['without cookies', {}],
  ['as a browser without cookies', { 'user-agent': USER_AGENT }],
  ['as a search engine', { 'user-agent': GOOGLE }],
  ['as a preview of links', { 'user-agent': 'facebookexternalhit/1.1' }],
  ['as a browser that fetches ahead', { 'sec-purpose': 'prefetch', purpose: 'prefetch' }],
  ['from a search engine', { referer: 'https://www.google.com/' }],
  ['with a meter of one’s own making', { cookie: `${METER_COOKIE}=W10.aaaa` }],
  ['with a session of one’s own making', { cookie: 'portada_session=aaaa; portada_user=1' }],
  ['with the version under test', { cookie: `${PAYWALL_VERSION_COOKIE}=es-2` }],
  ['as if granted', { cookie: 'portada_paywall_1={"accessGranted":true}' }],
  ['over another path', { 'x-original-url': '/', 'x-rewrite-url': '/' }],
])('%s the page never holds what is behind the wall', async (_how, headers) => {
  for (const url of walled) expect(await fullText(url, headers)).not.toContain('secreto');
});

test.each([
  '?showroom=complete',
  '?preview=complete',
  '?amp=1',
  '?print=1',
  '?cookies=',
  'amp/',
  '?output=json',
])('%s leads to no other copy', async (suffix) => {
  for (const url of walled) expect(await fullText(url + suffix)).not.toContain('secreto');
});

test('feeds, sitemaps, searches, lists and calls contain none of it', async () => {
  const ids = walled.map(idOf);
  const addresses = [
    '/rss/',
    '/rss/puerto/',
    '/sitemap.xml',
    '/',
    '/puerto/',
    '/hemeroteca/',
    '/buscar/?text=secreto',
    '/webapi/searcher/?searchText=secreto&limit=50',
    '/webapi/searcher/?limit=50',
    '/webapi/list/ultimas/',
    '/es/service-worker.js',
    ...ids.map((id) => `/api/front/comments/${id}`),
  ];
  for (const address of addresses) expect(await fullText(address), address).not.toContain('Tres secreto');
});

test('neither media, pictures, recipe, poll nor answers of paywalled content are sent, nor in feeds', async () => {
  const held = {
    video: '/media/video.m3u8',
    audio: '/media/audio.mp3',
    gallery: 'gallery__photos',
    recipe: 'Sofría el pimiento.',
    poll: '¿Más tranvía?',
    interview: 'En otoño.',
  } as const;
  const reader = openBrowser(app);
  await logIn(reader, await addReader(db));
  const feed = await fullText('/rss/');
  for (const [kind, secret] of Object.entries(held)) {
    const url = urls.es.get(kind) ?? '';
    expect(await fullText(url), kind).not.toContain(secret);
    expect((await reader.get(url)).body, kind).toContain(secret);
    if (kind === 'video' || kind === 'audio') expect(feed, kind).not.toContain(secret);
  }
});

test('JSON-LD marks it as not free, with the selector of its element', async () => {
  const { body } = await app.inject({ url: registered.blog, headers: { 'user-agent': GOOGLE } });
  expect(body).toContain('"isAccessibleForFree":false');
  expect(body).toContain(
    '"hasPart":{"@type":"WebPageElement","isAccessibleForFree":false,"cssSelector":".article__walled"}',
  );
  expect(body).toContain('class="article__walled');
  const free = await app.inject(urls.ca.get('article') ?? '');
  expect(free.body).toContain('"isAccessibleForFree":true');
  expect(free.body).not.toContain('hasPart');
});

test('a client that requests cookies repeatedly is limited', async () => {
  const { app: limited, db: own, close } = await startApp({ rateLimits: true });
  const sample = await addWalledSample(own);
  const url = sample.articles[0] ?? '';
  const ask = (address?: string) => openBrowser(limited, address).get(url);
  expect((await ask()).statusCode).toBe(302);
  await own.update(rateLimits).set({ hits: limits.metersByAddress.times });
  const refused = await ask();
  expect(refused.statusCode).toBe(200);
  expect(refused.body).not.toContain('secreto');
  expect((await ask('192.0.2.7')).statusCode).toBe(302);
  await close();
});
