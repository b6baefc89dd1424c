import { session } from '@portada/contract';
import { eq } from 'drizzle-orm';
import { array, parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../../src/db/schema/index.ts';
import { addReader, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser, sessionCookies } from '../support/browser.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
});
afterAll(() => newsroom.close());

const SESSIONS = '/api/front/user/sessions';
const PROFILE = '/api/front/user/profile';

/** A reader logged in in so many browsers, of which the first has a name. */
async function readerIn(count: number) {
  const reader = await addReader(newsroom.db);
  const browsers = Array.from({ length: count }, () => openBrowser(newsroom.app));
  for (const [index, browser] of browsers.entries()) {
    const credentials = { email: reader.email, password: 'Portada-2026!' };
    await browser.post('/api/front/user/login', credentials, { 'user-agent': `Browser ${index}` });
    newsroom.advance(60_000);
  }
  return { reader, browsers };
}

async function list(browser: Browser) {
  return parse(array(session), (await browser.get(SESSIONS)).json());
}

const isIn = async (browser: Browser) => (await browser.get(PROFILE)).statusCode === 200;

describe('the list of sessions', () => {
  test('names each browser, most recent first, and marks the current one', async () => {
    const { reader, browsers } = await readerIn(3);
    const [first] = browsers;
    const shown = await list(first ?? openBrowser(newsroom.app));
    expect(shown.map(({ userAgent, current }) => [userAgent, current])).toEqual([
      ['Browser 2', false],
      ['Browser 1', false],
      ['Browser 0', true],
    ]);
    expect(shown.every(({ createdAt, lastUsedAt }) => createdAt && lastUsedAt)).toBe(true);
    const answer = await first?.get(SESSIONS);
    expect(answer?.headers['cache-control']).toBe('private, no-store');
    const rows = await newsroom.db.select().from(sessions).where(eq(sessions.userId, reader.id));
    for (const { tokenHash } of rows) expect(answer?.body).not.toContain(tokenHash);
    for (const browser of browsers) {
      expect(answer?.body).not.toContain(browser.cookies.get('portada_session'));
    }
  });

  test('omits expired sessions, and those of other readers', async () => {
    await readerIn(1);
    const { reader, browsers } = await readerIn(2);
    const past = new Date(Date.now() - 1_000);
    const [browser = openBrowser(newsroom.app)] = browsers;
    const other = (await list(browser)).find(({ current }) => !current);
    await newsroom.db
      .update(sessions)
      .set({ expiresAt: past })
      .where(eq(sessions.userAgent, other?.userAgent ?? ''));
    expect((await list(browser)).map(({ current }) => current)).toEqual([true]);
    expect(await newsroom.db.select().from(sessions).where(eq(sessions.userId, reader.id))).toHaveLength(2);
  });

  test('requires a login', async () => {
    const stranger = openBrowser(newsroom.app);
    expect((await stranger.get(SESSIONS)).statusCode).toBe(401);
    expect((await stranger.send('DELETE', SESSIONS)).statusCode).toBe(401);
    expect((await stranger.send('DELETE', `${SESSIONS}/x`)).statusCode).toBe(401);
  });
});

describe('ending sessions', () => {
  test('ends one and keeps the others', async () => {
    const { browsers } = await readerIn(3);
    const [here = openBrowser(newsroom.app), there = here, elsewhere = here] = browsers;
    const ended = (await list(here)).find(({ userAgent }) => userAgent === 'Browser 1');
    const answer = await here.send('DELETE', `${SESSIONS}/${ended?.id}`);
    expect(answer.json()).toEqual({ success: true });
    expect([await isIn(here), await isIn(there), await isIn(elsewhere)]).toEqual([true, false, true]);
    expect(sessionCookies(there)).toEqual([]);
    const again = await here.send('DELETE', `${SESSIONS}/${ended?.id}`);
    expect(again.statusCode).toBe(404);
  });

  test('removes the cookies when the current session is ended', async () => {
    const { browsers } = await readerIn(2);
    const [here = openBrowser(newsroom.app), there = here] = browsers;
    const own = (await list(here)).find(({ current }) => current);
    const answer = await here.send('DELETE', `${SESSIONS}/${own?.id}`);
    expect([answer.statusCode, answer.headers['portada-session']]).toEqual([200, 'ended']);
    expect(sessionCookies(here)).toEqual([]);
    expect(await isIn(there)).toBe(true);
  });

  test('responds with 404 when the session is another reader’s', async () => {
    const victim = await readerIn(1);
    const intruder = openBrowser(newsroom.app);
    await logIn(intruder, await addReader(newsroom.db));
    const [browser = intruder] = victim.browsers;
    const [theirs] = await list(browser);
    const [row] = await newsroom.db.select().from(sessions).where(eq(sessions.userId, victim.reader.id));
    for (const id of [theirs?.id ?? '', encodeURIComponent(row?.tokenHash ?? ''), victim.reader.id, '%27']) {
      expect((await intruder.send('DELETE', `${SESSIONS}/${id}`)).statusCode).toBe(404);
    }
    expect(await isIn(browser)).toBe(true);
  });

  test('ending all of them includes the current one', async () => {
    const { reader, browsers } = await readerIn(3);
    const other = await readerIn(1);
    const [here = openBrowser(newsroom.app)] = browsers;
    const token = here.cookies.get('portada_session') ?? '';
    expect((await here.send('DELETE', SESSIONS)).json()).toEqual({ success: true });
    expect(sessionCookies(here)).toEqual([]);
    here.cookies.set('portada_session', token);
    for (const browser of browsers) expect(await isIn(browser)).toBe(false);
    expect(await newsroom.db.select().from(sessions).where(eq(sessions.userId, reader.id))).toEqual([]);
    expect(await isIn(other.browsers[0] ?? here)).toBe(true);
  });
});
