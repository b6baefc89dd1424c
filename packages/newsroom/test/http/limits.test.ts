import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rateLimits } from '../../src/db/schema/index.ts';
import { limits } from '../../src/http/limits.ts';
import { countAttempt, sweepAttempts, TooManyRequests } from '../../src/http/rate-limit.ts';
import { addReader, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';

let newsroom: TestApp;
beforeEach(async () => {
  // Otherwise a second of the minute may pass between two attempts.
  vi.useFakeTimers({ toFake: ['Date'] });
  newsroom = await startApp({ rateLimits: true });
});
afterEach(async () => {
  await newsroom.close();
  vi.useRealTimers();
});

const three = { name: 'three', times: 3, seconds: 60 };

describe('counters', () => {
  test('allow as many as the limit, then respond with Retry-After', async () => {
    for (const _ of [1, 2, 3]) await countAttempt(newsroom.app, three, 'a');
    const refused = await countAttempt(newsroom.app, three, 'a').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TooManyRequests);
    expect(refused).toHaveProperty('retryAfter', 60);
    await countAttempt(newsroom.app, three, 'b');
    newsroom.advance(61_000);
    await countAttempt(newsroom.app, three, 'a');
  });

  test('count every one of many concurrent attempts', async () => {
    const attempts = Array.from({ length: 12 }, () => countAttempt(newsroom.app, three, 'a'));
    const settled = await Promise.allSettled(attempts);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('[API-11] count the addresses of an IPv6 /64 network as one', async () => {
    for (const end of ['1', '2', 'ffff']) await countAttempt(newsroom.app, three, `2001:db8:1:2::${end}`);
    const refused = countAttempt(newsroom.app, three, '2001:DB8:1:2:3:4:5:6');
    await expect(refused).rejects.toBeInstanceOf(TooManyRequests);
    await countAttempt(newsroom.app, three, '2001:db8:1:3::1');
    for (const _ of [1, 2]) await countAttempt(newsroom.app, three, '192.0.2.7');
    await countAttempt(newsroom.app, three, '::ffff:192.0.2.7');
    await expect(countAttempt(newsroom.app, three, '192.0.2.7')).rejects.toBeInstanceOf(TooManyRequests);
  });

  test('are over when the clock, corrected, is far behind them', async () => {
    newsroom.advance(86_400_000);
    for (const _ of [1, 2, 3]) await countAttempt(newsroom.app, three, 'a');
    newsroom.advance(-30_000);
    await expect(countAttempt(newsroom.app, three, 'a')).rejects.toBeInstanceOf(TooManyRequests);
    newsroom.advance(-86_370_000);
    for (const _ of [1, 2, 3]) await countAttempt(newsroom.app, three, 'a');
    await expect(countAttempt(newsroom.app, three, 'a')).rejects.toBeInstanceOf(TooManyRequests);
  });

  test('store neither addresses nor e-mails, and are deleted when they expire', async () => {
    await countAttempt(newsroom.app, three, 'ana@example.com');
    const [row] = await newsroom.db.select().from(rateLimits);
    expect(row?.key).not.toContain('ana');
    await sweepAttempts(newsroom.db, new Date(Date.now() + 61_000));
    expect(await newsroom.db.select({ n: sql`count(*)::int` }).from(rateLimits)).toEqual([{ n: 0 }]);
  });
});

describe('calls', () => {
  test('[API-11] too many failed logins of an account are a 429 with Retry-After, also with the right password', async () => {
    const reader = await addReader(newsroom.db);
    for (let attempt = 0; attempt < limits.loginByClient.times; attempt += 1) {
      const answer = await logIn(openBrowser(newsroom.app, '10.0.1.1'), reader, 'Falsa-2026!');
      expect(answer.statusCode).toBe(401);
    }
    const refused = await logIn(openBrowser(newsroom.app, '10.0.1.1'), reader);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ httpCode: 429, errorCode: 'TOO_MANY_REQUESTS' });
    newsroom.advance(limits.loginByClient.seconds * 1_000 + 1_000);
    expect((await logIn(openBrowser(newsroom.app, '10.0.1.1'), reader)).statusCode).toBe(200);
  });

  test('the places that a reader sends are counted, whatever they are in', async () => {
    const browser = openBrowser(newsroom.app);
    await logIn(browser, await addReader(newsroom.db));
    const send = () =>
      browser.post('/api/front/user/reading/1', { paragraph: 6, fraction: 0.5, paragraphs: 14 });
    for (let time = 0; time < limits.readingByAccount.times; time += 1) {
      expect((await send()).statusCode).toBe(404);
    }
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe(String(limits.readingByAccount.seconds));
  });

  test('successful logins are not counted', async () => {
    const reader = await addReader(newsroom.db);
    for (let attempt = 0; attempt < limits.loginByClient.times + 2; attempt += 1) {
      expect((await logIn(openBrowser(newsroom.app), reader)).statusCode).toBe(200);
    }
  });

  test('[API-11] emails that anybody can cause are limited by recipient, with or without an account', async () => {
    const reader = await addReader(newsroom.db);
    for (const [email, status] of [
      [reader.email, 200],
      ['nadie@example.com', 404],
    ] as const) {
      const browser = openBrowser(newsroom.app, status === 200 ? '10.0.0.1' : '10.0.0.2');
      const ask = async () => (await browser.post('/api/front/user/recover-password', { email })).statusCode;
      for (let attempt = 0; attempt < limits.mailByRecipient.times; attempt += 1)
        expect(await ask()).toBe(status);
      expect(await ask()).toBe(429);
    }
  });

  test('a trusted proxy’s header gives the client address', async () => {
    const reader = await addReader(newsroom.db);
    const browser = openBrowser(newsroom.app, '127.0.0.1');
    const tries = limits.mailByAddress.times;
    const ask = (address: string, userId: string) =>
      browser.post('/api/front/user/resend-validation-mail', { userId }, { 'x-forwarded-for': address });
    for (let attempt = 0; attempt < tries; attempt += 1) await ask('203.0.113.7', `${reader.id}-${attempt}`);
    expect((await ask('203.0.113.7', 'x')).statusCode).toBe(429);
    expect((await ask('203.0.113.8', 'y')).statusCode).toBe(200);
  });
});
