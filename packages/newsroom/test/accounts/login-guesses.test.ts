/** Wrong passwords count by account and client: strangers do not lock the owner out. */
import type { Language } from '@portada/contract';
import { count, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mails } from '../../src/db/schema/index.ts';
import { limits } from '../../src/http/limits.ts';
import { countAttempt } from '../../src/http/rate-limit.ts';
import { addReader, lastMail, logIn, mailedToken, PASSWORD, type TestReader } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';

const { times, seconds } = limits.loginByClient;
const HERE = '10.0.0.1';
const THERE = '10.0.0.2';

let newsroom: TestApp;
beforeEach(async () => {
  newsroom = await startApp({ rateLimits: true });
});
afterEach(() => newsroom.close());

const at = (address: string) => openBrowser(newsroom.app, address);
const enter = async (browser: Browser, reader: TestReader) => (await logIn(browser, reader)).statusCode;

/** As many wrong passwords as lock the browser out. */
async function guess(browser: Browser, reader: TestReader): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) await logIn(browser, reader, `Falsa-${attempt}!`);
  expect(await enter(browser, reader)).toBe(429);
}

/** The same lock by one wrong password: the others, each of which would cost a hash, are counted only. */
async function lockOut(address: string, reader: TestReader): Promise<Browser> {
  await countAttempt(newsroom.app, limits.loginByClient, [reader.email, address], times - 1);
  const browser = at(address);
  expect((await logIn(browser, reader, 'Falsa-2026!')).statusCode).toBe(401);
  expect(await enter(browser, reader)).toBe(429);
  return browser;
}

/** A browser in which the reader has logged in and out. */
async function knownBrowser(address: string, reader: TestReader): Promise<Browser> {
  const browser = at(address);
  await logIn(browser, reader);
  await browser.post('/api/front/user/logout');
  return browser;
}

const mailsTo = async (recipient: string) =>
  (await newsroom.db.select({ count: count() }).from(mails).where(eq(mails.recipient, recipient)))[0]?.count;

describe('guesses at an account', () => {
  test('[API-11] lock out the client that makes them, and nobody else', async () => {
    const reader = await addReader(newsroom.db);
    await guess(at(THERE), reader);
    expect(await enter(at(HERE), reader)).toBe(200);
    newsroom.advance(seconds * 1_000 + 1_000);
    expect(await enter(at(THERE), reader)).toBe(200);
  });

  test('are limited from everywhere together, but for a device that has logged in before', async () => {
    const reader = await addReader(newsroom.db);
    const own = await knownBrowser(HERE, reader);
    const { loginByAccount } = limits;
    await countAttempt(newsroom.app, loginByAccount, reader.email, loginByAccount.times - times);
    await guess(at(THERE), reader);
    expect(await enter(at(HERE), reader)).toBe(429);
    expect(await enter(own, reader)).toBe(200);
  });

  test('do not lock out a known device at the same address', async () => {
    const reader = await addReader(newsroom.db);
    const own = await knownBrowser(HERE, reader);
    const stranger = at(HERE);
    const { loginByAddress } = limits;
    await countAttempt(newsroom.app, loginByAddress, HERE, loginByAddress.times - 1);
    expect((await logIn(stranger, { email: 'nadie@example.com' })).statusCode).toBe(401);
    expect(await enter(stranger, reader)).toBe(429);
    expect(await enter(own, reader)).toBe(200);
  });

  test('on a known device count as its own', async () => {
    const reader = await addReader(newsroom.db);
    const own = await knownBrowser(HERE, reader);
    await guess(own, reader);
    expect(await enter(at(HERE), reader)).toBe(200);
  });

  test('are forgotten on every client once the owner sets a new password', async () => {
    const reader = await addReader(newsroom.db);
    await lockOut(THERE, reader);
    await at(HERE).post('/api/front/user/recover-password', { email: reader.email });
    const change = { token: await mailedToken(newsroom.db, reader.email), password: 'Otra-clave-2027?' };
    await at(HERE).post('/api/front/user/change-password', change);
    expect((await logIn(at(THERE), reader, change.password)).statusCode).toBe(200);
  });
});

describe('the device’s cookie', () => {
  test('lasts, stays after a logout, and no script reads it', async () => {
    const browser = at(HERE);
    const answer = await logIn(browser, await addReader(newsroom.db));
    const cookie = answer.cookies.find(({ name }) => name === 'portada_device');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 400 * 86_400 });
    await browser.post('/api/front/user/logout');
    expect([...browser.cookies.keys()]).toEqual(['portada_device']);
  });

  test('is held to this host over https, where no neighbour can plant it', async () => {
    const secure = await startApp({ siteUrl: 'https://diari.test', siteUrlFixed: true });
    const credentials = { email: (await addReader(secure.db)).email, password: PASSWORD };
    const headers = { origin: 'https://diari.test' };
    const login = await openBrowser(secure.app).post('/api/front/user/login', credentials, headers);
    const cookie = login.cookies.find(({ name }) => name === '__Host-portada_device');
    expect(cookie).toMatchObject({ secure: true, path: '/' });
    expect(cookie).not.toHaveProperty('domain');
    await secure.close();
  });

  test('knows each account that logged in on the device, up to five, until it is deleted', async () => {
    const readers: TestReader[] = [];
    const browser = at(HERE);
    for (let index = 0; index < 6; index += 1) {
      const reader = await addReader(newsroom.db);
      readers.push(reader);
      await logIn(browser, reader);
    }
    await browser.post('/api/front/user/delete');
    await browser.post('/api/front/user/logout');
    const cookie = browser.cookies.get('portada_device') ?? '';
    expect(cookie.split('.')).toHaveLength(5);
    const [oldest, next] = readers;
    if (!oldest || !next) throw new Error('There are no readers.');
    await lockOut(HERE, next);
    expect(await enter(browser, next)).toBe(200);
    await lockOut(HERE, oldest);
    expect(await enter(browser, oldest)).toBe(429);
  });

  test('goes with the only account', async () => {
    const browser = await knownBrowser(HERE, await addReader(newsroom.db));
    await logIn(browser, await addReader(newsroom.db));
    const alone = at(THERE);
    await logIn(alone, await addReader(newsroom.db));
    for (const each of [browser, alone]) await each.post('/api/front/user/delete');
    expect([...browser.cookies.keys()]).toEqual(['portada_device']);
    expect([...alone.cookies.keys()]).toEqual([]);
  });

  test.each([
    [
      'another account’s',
      async () => (await knownBrowser(HERE, await addReader(newsroom.db))).cookies.get('portada_device'),
    ],
    ['a made-up one', async () => `${'a'.repeat(43)}.${'b'.repeat(43)}`],
    ['nonsense', async () => 'a.b.c'],
  ])('%s helps nobody', async (_, cookieOf) => {
    const reader = await addReader(newsroom.db);
    const stranger = await lockOut(THERE, reader);
    stranger.cookies.set('portada_device', (await cookieOf()) ?? '');
    expect(await enter(stranger, reader)).toBe(429);
  });
});

describe('the email to the owner', () => {
  test.each<[Language, string]>([
    ['es', 'Intentos fallidos de entrar en tu cuenta'],
    ['ca', 'Intents fallits d’entrar al teu compte'],
  ])('is sent once per lock, in their language: %s', async (lang, subject) => {
    const reader = await addReader(newsroom.db, { lang });
    const [first, second] = [at(HERE), at(THERE)];
    for (let attempt = 1; attempt < times; attempt += 1) await logIn(first, reader, 'Falsa-2026!');
    expect(await mailsTo(reader.email)).toBe(0);
    await guess(first, reader);
    await guess(second, reader);
    expect(await mailsTo(reader.email)).toBe(1);
    expect((await lastMail(newsroom.db, reader.email))?.subject).toBe(subject);
    newsroom.advance(seconds * 1_000 + 1_000);
    await guess(first, reader);
    expect(await mailsTo(reader.email)).toBe(2);
  });

  test('comes five times a day, however long it goes on', async () => {
    const reader = await addReader(newsroom.db);
    for (let lock = 0; lock < limits.lockMailByDay.times + 2; lock += 1) {
      await countAttempt(newsroom.app, limits.loginByClient, [reader.email, HERE], times - 1);
      await logIn(at(HERE), reader, 'Falsa-2026!');
      newsroom.advance(seconds * 1_000 + 1_000);
    }
    expect(await mailsTo(reader.email)).toBe(limits.lockMailByDay.times);
  });

  test.each([{ status: 'pending' }, { passwordHash: null, socialProvider: 'google' }] as const)(
    'is not sent to an account with %j',
    async (fields) => {
      const reader = await addReader(newsroom.db, fields);
      const browser = at(HERE);
      for (let attempt = 0; attempt < times; attempt += 1) await logIn(browser, reader, 'Falsa-2026!');
      expect(await mailsTo(reader.email)).toBe(0);
    },
  );
});
