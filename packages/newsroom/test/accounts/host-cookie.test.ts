/** The session's cookie over https: a `__Host-` one, and the plain one of sessions from before. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../../src/db/schema/index.ts';
import { hashToken, newToken } from '../../src/db/tokens.ts';
import { addReader, PASSWORD } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';

const origin = 'https://diariodelpuerto.example';
const PROFILE = '/api/front/user/profile';
const HOST = '__Host-portada_session';
const PLAIN = 'portada_session';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp({ siteUrl: origin, siteUrlFixed: true });
});
afterAll(() => newsroom.close());

async function enter(browser: Browser) {
  const reader = await addReader(newsroom.db);
  const { email } = reader;
  const answer = await browser.post('/api/front/user/login', { email, password: PASSWORD }, { origin });
  expect(answer.statusCode).toBe(200);
  return { reader, answer };
}

/** A browser with a session that an earlier version has opened. */
async function fromBefore(browser: Browser) {
  const reader = await addReader(newsroom.db);
  const token = newToken();
  const expiresAt = new Date(Date.now() + 86_400_000);
  await newsroom.db.insert(sessions).values({ tokenHash: hashToken(token), userId: reader.id, expiresAt });
  browser.cookies.set(PLAIN, token).set('portada_user', reader.id);
  return { reader, token };
}

const statusOf = async (browser: Browser) => (await browser.get(PROFILE)).statusCode;

test('a login sets a `__Host-` cookie, and the readable one by its name', async () => {
  const browser = openBrowser(newsroom.app);
  const { reader, answer } = await enter(browser);
  const lines = [answer.headers['set-cookie']].flat().map(String);
  expect(lines.find((line) => line.includes(PLAIN))).toMatch(
    /^__Host-portada_session=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(browser.cookies.get('portada_user')).toBe(reader.id);
  expect(await statusOf(browser)).toBe(200);
  await browser.post('/api/front/user/logout', undefined, { origin });
  expect([...browser.cookies.keys()]).toEqual(['__Host-portada_device']);
});

test('a session from before goes on under the plain name, and ends there', async () => {
  const browser = openBrowser(newsroom.app);
  const { token } = await fromBefore(browser);
  expect(await statusOf(browser)).toBe(200);
  await browser.post('/api/front/user/logout', undefined, { origin });
  expect([...browser.cookies.keys()]).toEqual([]);
  expect(await newsroom.db.$count(sessions, eq(sessions.tokenHash, hashToken(token)))).toBe(0);
});

test('a login ends it, and leaves one cookie', async () => {
  const browser = openBrowser(newsroom.app);
  const { token } = await fromBefore(browser);
  const { reader } = await enter(browser);
  expect(browser.cookies.has(PLAIN)).toBe(false);
  expect((await browser.get(PROFILE)).json().response.id).toBe(reader.id);
  expect(await newsroom.db.$count(sessions, eq(sessions.tokenHash, hashToken(token)))).toBe(0);
});

test('a session of today cannot be planted under the plain name', async () => {
  const attacker = openBrowser(newsroom.app);
  await enter(attacker);
  const victim = openBrowser(newsroom.app);
  victim.cookies.set(PLAIN, attacker.cookies.get(HOST) ?? '');
  expect(await statusOf(victim)).toBe(401);
  expect([...victim.cookies.keys()]).toEqual([]);
});

test('of both the `__Host-` one counts', async () => {
  const browser = openBrowser(newsroom.app);
  const { reader } = await enter(browser);
  const other = openBrowser(newsroom.app);
  browser.cookies.set(PLAIN, (await fromBefore(other)).token);
  expect((await browser.get(PROFILE)).json().response.id).toBe(reader.id);
});

test('a write without `Origin` is refused with either', async () => {
  for (const begin of [enter, fromBefore]) {
    const browser = openBrowser(newsroom.app);
    await begin(browser);
    const cookies = Object.fromEntries(browser.cookies);
    const answer = await newsroom.app.inject({ method: 'POST', url: '/api/front/user/logout', cookies });
    expect(answer.statusCode).toBe(403);
  }
});
