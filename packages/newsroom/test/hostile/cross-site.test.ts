/** Cross-site requests by a reader's browser, and the scope of cookies. */
import { calls } from '@portada/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueMailToken } from '../../src/accounts/mail-tokens.ts';
import { sessions } from '../../src/db/schema/index.ts';
import { unsubscribeToken } from '../../src/newsletters/unsubscribe-token.ts';
import { addContents, addReader, logIn, PASSWORD, type TestReader } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, ORIGIN, openBrowser } from '../support/browser.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { addPersonalData } from '../support/personal-data.ts';

let newsroom: TestApp;
let reader: TestReader;
let browser: Browser;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
  reader = await addReader(newsroom.db);
  await addPersonalData(newsroom.db, reader, '/tmp/portada-test-data/uploads');
  browser = openBrowser(newsroom.app);
  await logIn(browser, reader);
});
afterAll(() => newsroom.close());

const PROFILE = '/api/front/user/profile';

const all = Object.entries(calls).map(([name, { method, path }]) => ({
  name,
  method,
  url: path.replace('{email}', 'ana@example.com').replace(/\{\w+\}/g, '1'),
}));
const writes = all.filter(({ method }) => method !== 'GET');

describe('cross-site writes', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sibling port', { origin: 'http://localhost:81' }],
    ['a sibling host', { origin: 'http://evil.localhost' }],
    ['another scheme', { origin: 'https://localhost' }],
    ['a sandbox or a file', { origin: 'null' }],
    ['nowhere, in a browser', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling, without its name', { 'sec-fetch-site': 'same-site' }],
    ['whoever says nothing and brings a reader’s cookie', {}],
    ['whoever says nothing but a referrer', { referer: `${ORIGIN}/` }],
  ])('[API-11] %s: every call of the contract is refused, and writes nothing', async (_from, headers) => {
    const before = await fingerprint(newsroom.db);
    for (const { name, method, url } of writes) {
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const answer = await newsroom.app.inject({
          method,
          url,
          headers: { ...headers, 'content-type': type },
          cookies: Object.fromEntries(browser.cookies),
          payload: JSON.stringify({ userId: reader.id, email: reader.email, password: PASSWORD }),
        });
        // The same hook rejects a call without a route, before its 404.
        expect(answer.statusCode, `${name} as ${type}`).toBe(403);
        expect(answer.cookies).toEqual([]);
      }
    }
    expect(await fingerprint(newsroom.db)).toEqual(before);
    expect((await browser.get(PROFILE)).statusCode).toBe(200);
  });

  test('[API-11] the content types of plain forms are rejected even with our own Origin', async () => {
    const before = await fingerprint(newsroom.db);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await newsroom.app.inject({
        method: 'POST',
        url: '/api/front/user/bulletin',
        headers: { origin: ORIGIN, 'content-type': type },
        cookies: Object.fromEntries(browser.cookies),
        payload: JSON.stringify({ userId: reader.id }),
      });
      expect(answer.statusCode, type).toBe(415);
    }
    expect(await fingerprint(newsroom.db)).toEqual(before);
  });
});

describe('a GET', () => {
  test('[API-11] writes nothing: calls that read', async () => {
    const before = await fingerprint(newsroom.db);
    for (const { name, url } of all.filter(({ method }) => method === 'GET')) {
      for (const method of ['GET', 'HEAD'] as const) {
        const query = `?userId=${reader.id}`;
        await newsroom.app.inject({ method, url: url + query, cookies: Object.fromEntries(browser.cookies) });
        expect(await fingerprint(newsroom.db), `${method} ${name}`).toEqual(before);
      }
    }
  });

  test('[API-11] writes nothing: calls that write have no GET', async () => {
    const readable = new Set(all.filter(({ method }) => method === 'GET').map(({ url }) => url));
    const before = await fingerprint(newsroom.db);
    for (const { name, url } of writes.filter((call) => !readable.has(call.url))) {
      const query = `?userId=${reader.id}&email=x@example.com&nick=x`;
      expect([404, 405], name).toContain((await browser.get(url + query)).statusCode);
    }
    expect(await fingerprint(newsroom.db)).toEqual(before);
    expect((await browser.get(PROFILE)).statusCode).toBe(200);
  });

  test('[API-11] writes nothing: pages, and links with a confirmation', async () => {
    const token = await issueMailToken(newsroom.app, 'emailReturn', reader);
    const unsubscribe = await unsubscribeToken(newsroom.db, { email: reader.email, newsletterId: 'manana' });
    const before = await fingerprint(newsroom.db);
    for (const url of [
      ...[
        '/',
        '/ca/',
        '/acceso/',
        '/registro/',
        '/perfil/mi-cuenta/',
        '/perfil/boletines/',
        '/boletines/',
        '/correo/',
      ],
      ...[`/acceso/recuperar-correo/?token=${token}`, `/boletines/baja/?token=${unsubscribe}`],
      ...[`/acceso/nueva-contrasena/?token=${token}`, '/cuenta-eliminada/', '/nada/'],
    ]) {
      await browser.get(url);
      expect(await fingerprint(newsroom.db), url).toEqual(before);
    }
    await browser.get('/logout/', { 'sec-fetch-site': 'cross-site' });
    expect(await fingerprint(newsroom.db)).toEqual(before);
  });
});

describe('cookies', () => {
  const setCookies = (value: string | string[] | undefined) => [value ?? []].flat();

  test('are SameSite, the session’s httpOnly', async () => {
    const answer = await logIn(openBrowser(newsroom.app), reader);
    const [session = '', user = ''] = setCookies(answer.headers['set-cookie']);
    expect(session).toMatch(/^portada_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(user).toMatch(/^portada_user=[\w-]{36}; Max-Age=2592000; Path=\/; SameSite=Lax$/);
  });

  test('are secure on https, and removed with the same attributes', async () => {
    const siteUrl = 'https://diariodelpuerto.example';
    const secure = await startApp({ siteUrl, siteUrlFixed: true });
    const other = await addReader(secure.db);
    const there = openBrowser(secure.app);
    const entered = await there.post(
      '/api/front/user/login',
      { email: other.email, password: PASSWORD },
      { origin: siteUrl },
    );
    const left = await there.post('/api/front/user/logout', undefined, { origin: siteUrl });
    for (const answer of [entered, left]) {
      const [session = '', user = ''] = setCookies(answer.headers['set-cookie']);
      expect(session).toMatch(/; Path=\/;.* HttpOnly; Secure; SameSite=Lax$/);
      expect(user).toMatch(/; Path=\/;.* Secure; SameSite=Lax$/);
    }
    await secure.close();
  });

  test('[API-11] session fixation: a login creates its own session, and ends the planted one', async () => {
    const thief = openBrowser(newsroom.app);
    await logIn(thief, await addReader(newsroom.db));
    const planted = thief.cookies.get('portada_session') ?? '';
    for (const token of [planted, 'chosen-by-somebody-else', 'a'.repeat(5_000)]) {
      const victim = openBrowser(newsroom.app);
      victim.cookies.set('portada_session', token);
      await logIn(victim, reader, 'Falsa-2026!');
      expect(victim.cookies.get('portada_session')).toBe(token);
      expect((await logIn(victim, reader)).statusCode).toBe(200);
      expect(victim.cookies.get('portada_session')).not.toBe(token);
      expect((await victim.get(PROFILE)).json().response.id).toBe(reader.id);
    }
    expect((await thief.get(PROFILE)).statusCode).toBe(401);
  });

  test('[ACCT-06] the readable cookie alone gives no access, and is removed', async () => {
    const forger = openBrowser(newsroom.app);
    forger.cookies.set('portada_user', reader.id);
    expect((await forger.get(PROFILE)).statusCode).toBe(401);
    expect(forger.cookies.size).toBe(0);
  });

  test('[API-11] the stored hash of a session gives no access', async () => {
    const [row] = await newsroom.db.select().from(sessions).where(eq(sessions.userId, reader.id));
    const forger = openBrowser(newsroom.app);
    forger.cookies.set('portada_session', row?.tokenHash ?? '');
    expect((await forger.get(PROFILE)).statusCode).toBe(401);
  });
});
