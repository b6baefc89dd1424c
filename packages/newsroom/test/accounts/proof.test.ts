/** A session alone neither moves an account to another address nor deletes it. */
import type { Language } from '@portada/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mails, users } from '../../src/db/schema/index.ts';
import { limits } from '../../src/http/limits.ts';
import {
  addContents,
  addReader,
  lastMail,
  logIn,
  mailedCode,
  PASSWORD,
  type TestReader,
} from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';

const MINUTE = 60_000;
const PROFILE = '/api/front/user/profile';
const PROVE = '/api/front/user/prove';
const CODE = '/api/front/user/prove/code';
const WRONG = 'Falsa-2026!';

let newsroom: TestApp;
beforeEach(async () => {
  newsroom = await startApp();
});
afterEach(() => newsroom.close());

interface Visit {
  readonly reader: TestReader;
  readonly browser: Browser;
}

/** A reader whose login was some minutes ago. */
async function loggedIn(minutesAgo: number, fields?: Parameters<typeof addReader>[1]): Promise<Visit> {
  const reader = await addReader(newsroom.db, fields);
  const browser = openBrowser(newsroom.app);
  await logIn(browser, reader);
  newsroom.advance(minutesAgo * MINUTE);
  return { reader, browser };
}

/** A reader without a password, who came by a social login. */
async function socially(lang: Language = 'es'): Promise<Visit> {
  const visit = await loggedIn(11, { lang, socialProvider: 'google' });
  await newsroom.db.update(users).set({ passwordHash: null }).where(eq(users.id, visit.reader.id));
  return visit;
}

const change = ({ browser, reader }: Visit, more: object = {}) =>
  browser.send('PATCH', PROFILE, { nick: reader.nick, email: `nueva-${reader.email}`, ...more });
const erase = ({ browser }: Visit) => browser.post('/api/front/user/delete');
const actions = [
  ['a new address', change],
  ['a deletion', erase],
] as const;

async function newCode({ browser, reader }: Visit): Promise<string> {
  expect((await browser.post(CODE)).json()).toEqual({ success: true });
  return mailedCode(newsroom.db, reader.email);
}

describe.each(actions)('%s', (_, act) => {
  test('[ACCT-18] [ACCT-30] needs no proof within ten minutes of a login', async () => {
    expect((await act(await loggedIn(9))).statusCode).toBe(200);
  });

  test('demands the password afterwards, and changes nothing before', async () => {
    const visit = await loggedIn(11);
    const refused = await act(visit);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().errorCode).toBe('PASSWORD_REQUIRED');
    expect(await newsroom.db.$count(mails)).toBe(0);
    expect((await visit.browser.get(PROFILE)).json().response.email).toBe(visit.reader.email);

    const wrong = await visit.browser.post(PROVE, { password: WRONG });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().errorCode).toBe('INVALID_CREDENTIALS');
    expect((await act(visit)).statusCode).toBe(403);

    expect((await visit.browser.post(PROVE, { password: PASSWORD })).json()).toEqual({ success: true });
    newsroom.advance(9 * MINUTE);
    expect((await act(visit)).statusCode).toBe(200);
  });

  test('demands a mailed code where there is no password', async () => {
    const visit = await socially();
    expect((await act(visit)).json()).toMatchObject({ httpCode: 403, errorCode: 'MAIL_CODE_REQUIRED' });
    const code = await newCode(visit);
    // As it is read out, in two groups.
    const typed = ` ${code.slice(0, 4)} ${code.slice(4)}`;
    expect((await visit.browser.post(PROVE, { code: typed })).statusCode).toBe(200);
    expect((await act(visit)).statusCode).toBe(200);
  });

  test('demands a new proof after ten minutes', async () => {
    const visit = await loggedIn(11);
    await visit.browser.post(PROVE, { password: PASSWORD });
    newsroom.advance(11 * MINUTE);
    expect((await act(visit)).statusCode).toBe(403);
  });
});

describe('no proof is demanded', () => {
  test('for any other field, nor for the address as it is', async () => {
    const visit = await loggedIn(11);
    const same = { email: visit.reader.email.toUpperCase(), city: 'Reus' };
    expect((await change(visit, same)).statusCode).toBe(200);
  });

  test('[ACCT-24] where the current password comes with a new one', async () => {
    const visit = await loggedIn(11);
    const passwords = { password: PASSWORD, newPassword: 'Otra-clave-2027?' };
    expect((await change(visit, { ...passwords, password: WRONG })).statusCode).toBe(401);
    expect((await change(visit, passwords)).statusCode).toBe(200);
  });

  test('[ACCT-31] of a demo account, which is not deleted anyway', async () => {
    expect((await erase(await loggedIn(11, { kind: 'demo' }))).statusCode).toBe(412);
  });
});

describe('a proof', () => {
  test('is one session’s, and nobody gives it without one', async () => {
    const visit = await loggedIn(11);
    const other = openBrowser(newsroom.app);
    await logIn(other, visit.reader);
    await other.post(PROVE, { password: PASSWORD });
    expect((await erase(visit)).statusCode).toBe(403);
    const stranger = openBrowser(newsroom.app);
    for (const path of [PROVE, CODE])
      expect((await stranger.post(path, { password: PASSWORD })).statusCode).toBe(401);
  });

  test('is by the password where there is one, by a code where there is none', async () => {
    const { browser } = await loggedIn(11);
    for (const answer of [await browser.post(CODE), await browser.post(PROVE, { code: '12345678' })])
      expect(answer.json()).toMatchObject({ httpCode: 403, errorCode: 'PASSWORD_REQUIRED' });
    const social = await socially();
    const answer = await social.browser.post(PROVE, { password: PASSWORD });
    expect(answer.json()).toMatchObject({ httpCode: 403, errorCode: 'MAIL_CODE_REQUIRED' });
    expect((await browser.post(PROVE, {})).statusCode).toBe(400);
  });

  test.each<[Language, string]>([
    ['es', 'Tu código para confirmar que eres tú'],
    ['ca', 'El teu codi per confirmar que ets tu'],
  ])('is mailed in the reader’s language: %s', async (lang, subject) => {
    const visit = await socially(lang);
    await newCode(visit);
    expect((await lastMail(newsroom.db, visit.reader.email))?.subject).toBe(subject);
  });
});

describe('a mailed code', () => {
  test('holds for ten minutes, once, in its own session', async () => {
    const visit = await socially();
    const thief = await socially();
    const statusOf = async (code: string, { browser }: Visit) =>
      (await browser.post(PROVE, { code })).statusCode;
    const first = await newCode(visit);
    expect(await statusOf(first, thief)).toBe(401);
    newsroom.advance(11 * MINUTE);
    expect(await statusOf(first, visit)).toBe(401);
    const second = await newCode(visit);
    const other = second.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));
    expect(await statusOf(other, visit)).toBe(401);
    expect(await statusOf(second, visit)).toBe(200);
    expect(await statusOf(second, visit)).toBe(401);
  });
});

describe('[API-11] with rate limits', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startApp({ rateLimits: true });
    await addContents(strict.db);
  });
  afterAll(() => strict.close());

  test('ten guesses stop a session, and no other one of the reader', async () => {
    const reader = await addReader(strict.db);
    const [thief, owner] = [openBrowser(strict.app), openBrowser(strict.app)];
    for (const browser of [thief, owner]) await logIn(browser, reader);
    for (let guess = 0; guess < limits.passwordBySession.times; guess += 1)
      expect((await thief.post(PROVE, { password: WRONG })).statusCode).toBe(401);
    const refused = await thief.post(PROVE, { password: PASSWORD });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await owner.post(PROVE, { password: PASSWORD })).statusCode).toBe(200);
  });

  test('codes are mailed five times an hour', async () => {
    const reader = await addReader(strict.db);
    const browser = openBrowser(strict.app);
    await logIn(browser, reader);
    await strict.db.update(users).set({ passwordHash: null }).where(eq(users.id, reader.id));
    for (let count = 0; count < limits.mailByRecipient.times; count += 1)
      expect((await browser.post(CODE)).statusCode).toBe(200);
    expect((await browser.post(CODE)).statusCode).toBe(429);
  });
});
