import { user } from '@portada/contract';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions, users } from '../../src/db/schema/index.ts';
import { addContents, addReader, lastMail, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser, sessionCookies } from '../support/browser.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

const PROFILE = '/api/front/user/profile';
const DAY = 86_400_000;

describe('login', () => {
  test('[LOGIN-07] returns the user and sets the session cookies', async () => {
    const reader = await addReader(newsroom.db, { nick: 'Marina', surname: 'Ferrer' });
    const browser = openBrowser(newsroom.app);
    const answer = await logIn(browser, { email: ` ${reader.email.toUpperCase()} ` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json().httpCode).toBe(200);
    expect(parse(user, answer.json().response)).toMatchObject({
      id: reader.id,
      nick: 'Marina',
      surname: 'Ferrer',
    });

    const [session] = answer.cookies.filter((cookie) => cookie.name === 'portada_session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const [readable] = answer.cookies.filter((cookie) => cookie.name === 'portada_user');
    expect(readable).toMatchObject({ value: reader.id, sameSite: 'Lax' });
    expect(readable?.httpOnly).toBeUndefined();
  });

  test('stores only a hash of the token', async () => {
    const reader = await addReader(newsroom.db);
    const browser = openBrowser(newsroom.app);
    await logIn(browser, reader);
    const [row] = await newsroom.db.select().from(sessions).where(eq(sessions.userId, reader.id));
    expect(row?.tokenHash).toHaveLength(43);
    expect(row?.tokenHash).not.toBe(browser.cookies.get('portada_session'));
  });

  test('[LOGIN-12] a wrong password and an unknown address give the same 401', async () => {
    const reader = await addReader(newsroom.db);
    const browser = openBrowser(newsroom.app);
    const wrong = await logIn(browser, reader, 'Otra-clave-1!');
    const unknown = await logIn(browser, { email: 'nadie@example.com' });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.json().errorCode).toBe('INVALID_CREDENTIALS');
    expect(wrong.cookies).toEqual([]);
  });

  test('[LOGIN-11] an account of the old system gives its own code', async () => {
    const reader = await addReader(newsroom.db, { kind: 'legacy', passwordHash: null });
    const answer = await logIn(openBrowser(newsroom.app), reader);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ httpCode: 401, errorCode: 'LEGACY_USER_PASSWORD_NOT_RESET' });
  });

  test('[LOGIN-13] an unverified account gives a 403 with the userId, with the right password only', async () => {
    const reader = await addReader(newsroom.db, { status: 'pending' });
    const right = await logIn(openBrowser(newsroom.app), reader);
    expect(right.statusCode).toBe(403);
    expect(right.json()).toMatchObject({ userId: reader.id, errorCode: 'EMAIL_NOT_VALIDATED' });
    const wrong = await logIn(openBrowser(newsroom.app), reader, 'Otra-clave-1!');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).not.toHaveProperty('userId');
  });

  test('a reader with social login has no password that could match', async () => {
    const reader = await addReader(newsroom.db, { socialProvider: 'google', passwordHash: null });
    expect((await logIn(openBrowser(newsroom.app), reader)).statusCode).toBe(401);
  });

  test('never reuses a session that the browser sends', async () => {
    const reader = await addReader(newsroom.db);
    const browser = openBrowser(newsroom.app);
    browser.cookies.set('portada_session', 'chosen-by-somebody-else');
    await logIn(browser, reader);
    expect(browser.cookies.get('portada_session')).not.toBe('chosen-by-somebody-else');

    const first = browser.cookies.get('portada_session') ?? '';
    await logIn(browser, reader);
    const old = openBrowser(newsroom.app);
    old.cookies.set('portada_session', first);
    expect((await old.get(PROFILE)).statusCode).toBe(401);
  });

  test.each([
    [{}, ['email', 'password']],
    [{ email: 'a@example.com' }, ['password']],
    [{ email: 7, password: ['x'] }, ['email', 'password']],
    [{ email: { $ne: '' }, password: 'x' }, ['email']],
    [{ email: 'a@example.com', password: 'x'.repeat(10_000) }, ['password']],
  ])('refuses what is no e-mail and password: %j', async (body, fields) => {
    const answer = await openBrowser(newsroom.app).post('/api/front/user/login', body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual(fields);
  });
});

describe('session', () => {
  test('[ACCT-04] the profile is the user of the session', async () => {
    const reader = await addReader(newsroom.db, { birthdate: '1988-04-17', kind: 'demo' });
    const browser = openBrowser(newsroom.app);
    await logIn(browser, reader);
    const answer = await browser.get(PROFILE);
    expect(parse(user, answer.json().response)).toMatchObject({
      id: reader.id,
      birthdate: '1988-04-17',
      isRegisteredInDemo: true,
      savedContentIds: [],
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).not.toContain('argon2');
  });

  test('the profile responds with 401 when there is no session', async () => {
    const answer = await openBrowser(newsroom.app).get(PROFILE);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().errorCode).toBe('NOT_LOGGED_IN');
  });

  test('[ACCT-06] a session that has ended is removed with its readable cookie', async () => {
    const reader = await addReader(newsroom.db);
    const browser = openBrowser(newsroom.app);
    await logIn(browser, reader);
    await newsroom.db.delete(sessions).where(eq(sessions.userId, reader.id));
    expect((await browser.get(PROFILE)).statusCode).toBe(401);
    expect(sessionCookies(browser)).toEqual([]);
  });

  test('expires after thirty days', async () => {
    const other = await startApp();
    const reader = await addReader(other.db);
    const browser = openBrowser(other.app);
    await logIn(browser, reader);
    other.advance(29 * DAY);
    expect((await browser.get(PROFILE)).statusCode).toBe(200);
    other.advance(2 * DAY);
    expect((await browser.get(PROFILE)).statusCode).toBe(401);
    await other.close();
  });

  test('[LOGIN-23] logout ends the session, and succeeds without one', async () => {
    const reader = await addReader(newsroom.db);
    const browser = openBrowser(newsroom.app);
    await logIn(browser, reader);
    const token = browser.cookies.get('portada_session') ?? '';
    const answer = await browser.post('/api/front/user/logout');
    expect(answer.json()).toEqual({ success: true });
    expect(sessionCookies(browser)).toEqual([]);
    browser.cookies.set('portada_session', token);
    expect((await browser.get(PROFILE)).statusCode).toBe(401);
    expect((await openBrowser(newsroom.app).post('/api/front/user/logout')).statusCode).toBe(200);
  });

  test('the /logout/ page ends the session only for requests from the site', async () => {
    const browser = openBrowser(newsroom.app);
    await logIn(browser, await addReader(newsroom.db));
    await browser.get('/ca/logout/', { 'sec-fetch-site': 'cross-site' });
    expect((await browser.get(PROFILE)).statusCode).toBe(200);
    const answer = await browser.get('/ca/logout/', { 'sec-fetch-site': 'same-origin' });
    expect(answer.headers.location).toBe('/ca/acceso/');
    expect(sessionCookies(browser)).toEqual([]);
  });

  test('a link to /logout/ that a browser fetches ahead ends nothing', async () => {
    const browser = openBrowser(newsroom.app);
    await logIn(browser, await addReader(newsroom.db));
    const ahead = { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' };
    // Not the redirect, which the browser would follow without asking again.
    expect((await browser.get('/logout/', ahead)).statusCode).toBe(403);
    expect((await browser.get(PROFILE)).statusCode).toBe(200);
  });
});

describe('account', () => {
  test('[LIKE-05] each call toggles the bulletin, for the own account only', async () => {
    const reader = await addReader(newsroom.db);
    const browser = openBrowser(newsroom.app);
    await logIn(browser, reader);
    const flip = () => browser.post('/api/front/user/bulletin', { userId: reader.id });
    expect((await flip()).json()).toEqual({ success: true });
    expect((await browser.get(PROFILE)).json().response.bulletin).toBe(true);
    await flip();
    expect((await browser.get(PROFILE)).json().response.bulletin).toBe(false);
    const other = await addReader(newsroom.db);
    expect((await browser.post('/api/front/user/bulletin', { userId: other.id })).statusCode).toBe(403);
  });

  test('[ACCT-30] deleting an account removes it, ends its session and sends a notice', async () => {
    const reader = await addReader(newsroom.db, { lang: 'ca' });
    const browser = openBrowser(newsroom.app);
    await logIn(browser, reader);
    expect((await browser.post('/api/front/user/delete')).json()).toEqual({ success: true });
    expect(await newsroom.db.select().from(users).where(eq(users.id, reader.id))).toEqual([]);
    expect(sessionCookies(browser)).toEqual([]);
    expect((await lastMail(newsroom.db, reader.email))?.subject).toBe('El teu compte s’ha eliminat');
    expect((await logIn(browser, reader)).statusCode).toBe(401);
  });

  test('[ACCT-31] a demo account cannot be deleted: 412', async () => {
    const reader = await addReader(newsroom.db, { kind: 'demo' });
    const browser = openBrowser(newsroom.app);
    await logIn(browser, reader);
    const answer = await browser.post('/api/front/user/delete');
    expect(answer.statusCode).toBe(412);
    expect((await browser.get(PROFILE)).statusCode).toBe(200);
  });
});
