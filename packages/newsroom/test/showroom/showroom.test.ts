/** The showroom: its pages, its isolation, and access to it. */
import { PAYWALL_VERSION_COOKIE } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { readConfig, StartError } from '../../src/config/config.ts';
import { pollOptions, pollVotes } from '../../src/db/schema/community.ts';
import { paywallReads } from '../../src/db/schema/paywall.ts';
import { addWalledSample, LIMIT } from '../paywall/sample.ts';
import { startApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';

const { app, db, close } = await startApp();
const { articles, registered } = await addWalledSample(db);
afterAll(close);
const [article = ''] = articles;

async function builder(of: FastifyInstance = app, key = ''): Promise<Browser> {
  const browser = openBrowser(of);
  await browser.get(`/showroom/${key && `?key=${key}`}`);
  return browser;
}

const blockIn = (html: string) => JSON.parse(/id="portada-page">([^<]+)</.exec(html)?.[1] ?? '{}');

test('the panel frames the requested page with the selected role', async () => {
  const browser = openBrowser(app);
  const { body, headers } = await browser.get(
    `/ca/showroom/?path=/puerto/&role=complete&mode=preview&width=360&reads=3&version=x`,
  );
  expect(body).toContain('src="/ca/puerto/?preview=complete&amp;reads=3&amp;version="');
  expect(body).toContain('showroom__page--360');
  expect(body).toContain('href="/showroom/?role=complete&amp;width=360&amp;path=%2F"');
  expect((await browser.get('/showroom/?path=/buscar/')).body).toContain(
    'href="/ca/showroom/?role=anonymous&amp;width=0&amp;path=%2Fbuscar%2F"',
  );
  expect(headers['content-security-policy']).toContain("frame-src 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['cache-control']).toBe('private, no-store');
});

test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'the frame never leads to %s',
  async (path) => {
    const { body } = await openBrowser(app).get(`/showroom/?path=${encodeURIComponent(path)}`);
    expect(body).toContain('src="/?showroom=anonymous');
    expect(body).not.toContain('evil');
  },
);

test('[PAY-13] a showroom page is marked as such, requests no ads, and may be framed by the same origin', async () => {
  const browser = await builder();
  const { body, headers } = await browser.get('/?showroom=complete');
  expect(blockIn(body)).toMatchObject({
    runningInShowroom: true,
    preview: false,
    gptAdvertisingEnabled: false,
    webFeatures: { advertising: false, users: true },
    paywall: { enabled: true, relativeVersionId: 'es-1' },
    sessionCookie: 'portada_showroom_complete',
    apiUrl: 'http://localhost/showroom/como/complete/0',
  });
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['cache-control']).toBe('private, no-store');
  expect(body).toContain('<meta name="robots" content="noindex">');
  const preview = await browser.get('/?preview=anonymous');
  expect(blockIn(preview.body)).toMatchObject({
    runningInShowroom: false,
    preview: true,
    gptAdvertisingEnabled: false,
  });
});

test('[PAY-13] the showroom shows both sides of the paywall, and counts nothing', async () => {
  const browser = await builder();
  const shown = async (query: string) => (await browser.get(`${article}?${query}`)).body.includes('secreto');
  expect(await shown('showroom=anonymous')).toBe(true);
  expect(await shown(`showroom=anonymous&reads=${LIMIT}`)).toBe(false);
  expect(await shown(`showroom=reader&reads=${LIMIT}`)).toBe(true);
  expect(await shown(`showroom=anonymous&reads=${LIMIT}&version=es-2`)).toBe(true);
  expect((await browser.get(`${registered.blog}?preview=anonymous`)).body).not.toContain('secreto');
  expect(browser.cookies.has('portada_meter')).toBe(false);
  expect(await db.select().from(paywallReads)).toEqual([]);
});

test('explains the paywall’s decision, rule by rule', async () => {
  const browser = await builder();
  const panel = async (query: string) => (await browser.get(`/showroom/?path=${article}&${query}`)).body;
  const within = await panel('role=anonymous');
  expect(within).toContain('Está dentro del límite: se lee entero y cuenta.');
  expect(within).toMatch(/<code>registered-only<\/code> no es de su nivel de acceso/);
  expect(within).toMatch(/<code>anonymous<\/code> es la suya/);
  expect(await panel(`role=anonymous&reads=${LIMIT}`)).toContain('Se ha alcanzado el límite');
  expect(await panel('role=demo')).toMatch(/<code>anonymous<\/code> no es para este lector/);
  expect((await browser.get('/showroom/?path=/puerto/')).body).toContain('Esta página no es un contenido');
});

test('[PAY-12] every message of the version can be shown by its id', async () => {
  const { body } = await openBrowser(app).get('/showroom/?version=es-1');
  expect([...body.matchAll(/data-message="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'es-1-counter',
    'es-1-modal',
  ]);
});

test('[PAGE-08] a simulated reader has a session, and nothing that they write is stored', async () => {
  const browser = await builder();
  await browser.get('/?showroom=demo');
  expect(browser.cookies.get('portada_showroom_demo')).toBe('showroom-demo');
  const api = '/showroom/como/demo/0/api/front/user';
  expect((await browser.get(`${api}/profile`)).json()).toMatchObject({
    httpCode: 200,
    response: { id: 'showroom-demo', isRegisteredInDemo: true, name: 'Marina' },
  });
  expect((await browser.post(`${api}/delete`)).json()).toMatchObject({ success: true });
  expect(
    (await browser.get('/showroom/como/reader/0/api/front/user/profile')).json().response.name,
  ).toBeUndefined();
  expect((await browser.get('/showroom/como/anonymous/0/api/front/user/profile')).statusCode).toBe(401);
});

test('[POLL-01] a vote in the showroom shows the results, and is not counted', async () => {
  const browser = await builder();
  const before = await db.select().from(pollOptions);
  const [option] = before;
  const path = `/api/front/poll/${option?.pollId}`;
  const vote = (role: string) =>
    browser.post(`/showroom/como/${role}/0${path}/vote`, { optionId: String(option?.id) });
  expect((await vote('reader')).json()).toMatchObject({
    votedOptionIds: [String(option?.id)],
    totalVotes: 5,
    options: [{ votes: 1 }, { votes: 0 }],
  });
  expect(await db.select().from(pollOptions)).toEqual(before);
  expect(await db.select().from(pollVotes)).toEqual([]);
  const walled = await vote('anonymous');
  expect([walled.statusCode, walled.json().errorCode]).toEqual([403, 'FORBIDDEN']);
});

test('calls of its pages are answered as for any reader, with the simulated readings', async () => {
  const browser = await builder();
  const search = await browser.get('/ca/showroom/como/reader/0/webapi/searcher/?limit=2');
  expect(search.json().results).toHaveLength(2);
  const messages = await browser.get('/showroom/como/anonymous/1/api/front/paywall/es-1/messages');
  expect(messages.json()[0]).toMatchObject({ id: 'es-1-counter', numConsumedContent: 1 });
  for (const path of ['/perfil/', '/correo/', '/showroom/', '/api/front/../../correo/', '/api/nada/x']) {
    expect((await browser.get(`/showroom/como/reader/0${path}`)).statusCode, path).toBe(404);
  }
});

test('[PAY-15] a version is tested by its cookie, with the showroom pass only, until the cookie is removed', async () => {
  const browser = await builder();
  const begun = await browser.get(`/showroom/version/es-2/?path=${article}`);
  expect(begun.headers.location).toBe(article);
  expect(browser.cookies.get(PAYWALL_VERSION_COOKIE)).toBe('es-2');
  const tested = await browser.get(article);
  expect(blockIn(tested.body).paywall).toEqual({ enabled: true, relativeVersionId: 'es-2' });
  expect(tested.body).toContain('<portada-paywall-testing-banner>');
  const free = await browser.get(registered.blog);
  expect(free.body).toContain('secreto');
  expect(free.headers['cache-control']).toBe('private, no-store');
  const stranger = openBrowser(app);
  stranger.cookies.set(PAYWALL_VERSION_COOKIE, 'es-2');
  expect(blockIn((await stranger.get(`${article}?cookies=`)).body).paywall.relativeVersionId).toBe('es-1');
  expect((await openBrowser(app).get('/showroom/version/es-2/')).statusCode).toBe(404);
  expect((await browser.get('/showroom/version/nada/')).statusCode).toBe(404);
});

test('a form of a framed page leads to another showroom page, and none from another site does', async () => {
  const browser = await builder();
  const from = async (referer: string, dest: string) => {
    const answer = await browser.get('/buscar/?text=mar', { referer, 'sec-fetch-dest': dest });
    return blockIn(answer.body).runningInShowroom;
  };
  expect(await from('http://localhost/?showroom=demo', 'iframe')).toBe(true);
  expect(await from('http://localhost/?showroom=demo', 'document')).toBe(false);
  expect(await from('http://evil.example/?showroom=demo', 'iframe')).toBe(false);
  expect(await from('nada', 'iframe')).toBe(false);
});

test('without the pass the normal page is shown', async () => {
  const { body, headers } = await openBrowser(app).get('/?showroom=complete');
  expect(blockIn(body)).toMatchObject({
    runningInShowroom: false,
    preview: false,
    gptAdvertisingEnabled: true,
  });
  expect(headers['x-frame-options']).toBe('DENY');
  expect((await openBrowser(app).get('/showroom/como/reader/0/api/front/user/profile')).statusCode).toBe(404);
});

test('in production it is off without a key, and requires the key otherwise', async () => {
  const production = {
    ENVIRONMENT: 'production',
    SITE_URL: 'https://diario.example',
    SMTP_URL: 'smtp://mail.example',
  };
  expect(readConfig(production).showroom).toBeUndefined();
  expect(readConfig({ SHOWROOM: 'off' }).showroom).toBeUndefined();
  expect(() => readConfig({ ...production, SHOWROOM: 'corta' })).toThrow(StartError);
  const KEY = 'una-clave-bien-larga';
  expect(readConfig({ ...production, SHOWROOM: KEY }).showroom).toBe(KEY);

  const without = await startApp({ showroom: undefined });
  expect((await openBrowser(without.app).get('/showroom/')).statusCode).toBe(404);
  await without.close();

  const locked = await startApp({ showroom: KEY });
  await addWalledSample(locked.db);
  expect((await openBrowser(locked.app).get('/showroom/')).statusCode).toBe(404);
  expect((await openBrowser(locked.app).get('/showroom/?key=una-clave-bien-larga-no')).statusCode).toBe(404);
  const browser = openBrowser(locked.app);
  expect((await browser.get(`/showroom/?key=${KEY}`)).headers.location).toBe('/showroom/');
  expect((await browser.get('/showroom/')).statusCode).toBe(200);
  await locked.close();
});
