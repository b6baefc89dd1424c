import argon2 from '@node-rs/argon2';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { limits } from '../../src/http/limits.ts';
import { countAttempt, type Limit } from '../../src/http/rate-limit.ts';
import { addReader, logIn, mailedToken, type TestReader } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';

const verify = vi.spyOn(argon2, 'verify');

const GUESSES = 200;
/** How many guesses at one account are made before and only counted: each would cost a hash. */
const BEFORE = 80;
const HOUR_MS = 3_600_000;

/** Two processes on one database, with a fake clock. */
let newsroom: TestApp;
let processes: readonly FastifyInstance[];
let now = new Date('2026-11-21T10:00:00Z');
beforeEach(async () => {
  newsroom = await startApp();
  now = new Date('2026-11-21T10:00:00Z');
  const options = { config: readConfig({ ENVIRONMENT: 'test' }), db: newsroom.db, now: () => now };
  processes = [await createApp(options), await createApp(options)];
  verify.mockClear();
});
afterEach(async () => {
  for (const app of processes) await app.close();
  await newsroom.close();
});

/** The browser at an address, served by either process. */
function browserAt(address: string, attempt = 0) {
  const app = processes[attempt % processes.length];
  if (!app) throw new Error('No process runs.');
  return openBrowser(app, address);
}

interface Guess {
  readonly email: string;
  readonly address: string;
}

/** Two hundred wrong passwords within a minute, many of them concurrent. */
async function attack(guess: (attempt: number) => Guess): Promise<LightMyRequestResponse[]> {
  const answers: LightMyRequestResponse[] = [];
  for (let first = 0; first < GUESSES; first += 50) {
    const batch = Array.from({ length: 50 }, (_, index) => {
      const attempt = first + index;
      const { email, address } = guess(attempt);
      return logIn(browserAt(address, attempt), { email }, `Falsa-${attempt}!`);
    });
    answers.push(...(await Promise.all(batch)));
    now = new Date(now.getTime() + 60_000 / (GUESSES / 50));
  }
  return answers;
}

const addressOf = (attempt: number) => `10.${attempt >> 8}.${attempt & 255}.7`;

function expectSlowedAfter(
  { times: allowed, seconds: period }: Limit,
  answers: readonly LightMyRequestResponse[],
  before = 0,
): void {
  const times = allowed - before;
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(times);
  expect(refused).toHaveLength(GUESSES - times);
  for (const { headers } of refused) {
    const seconds = Number(headers['retry-after']);
    expect(Number.isInteger(seconds)).toBe(true);
    expect(seconds).toBeGreaterThan(period - 60);
    expect(seconds).toBeLessThanOrEqual(period);
  }
  // A rejected request costs no hash either.
  expect(verify).toHaveBeenCalledTimes(times);
}

const enter = async (reader: TestReader, address: string, password?: string) =>
  (await logIn(browserAt(address), reader, password)).statusCode;

describe('two hundred guesses a minute', () => {
  async function countBefore(email: string): Promise<void> {
    const [app] = processes;
    if (app) await countAttempt(app, limits.loginByAccount, email, BEFORE);
  }

  test('[API-11] are limited when they come from one address, for any accounts, and nobody else is', async () => {
    const reader = await addReader(newsroom.db);
    const answers = await attack((attempt) => ({
      email: `nadie-${attempt}@example.com`,
      address: '10.0.0.1',
    }));
    expectSlowedAfter(limits.loginByAddress, answers);
    expect(await enter(reader, '10.0.0.2')).toBe(200);
    expect(await enter(reader, '10.0.0.1')).toBe(429);
  });

  test('[API-11] are limited when they are for one account, from two hundred addresses, and no other account is', async () => {
    const [reader, other] = [await addReader(newsroom.db), await addReader(newsroom.db)];
    await countBefore(reader.email);
    const answers = await attack((attempt) => ({ email: reader.email, address: addressOf(attempt) }));
    expectSlowedAfter(limits.loginByAccount, answers, BEFORE);
    expect(await enter(other, '10.9.9.9')).toBe(200);
    expect(await enter(reader, '10.9.9.9')).toBe(429);
  });

  test('[API-11] are limited when no account has the address', async () => {
    await countBefore('nadie@example.com');
    const answers = await attack((attempt) => ({ email: 'nadie@example.com', address: addressOf(attempt) }));
    expectSlowedAfter(limits.loginByAccount, answers, BEFORE);
  });
});

describe('the owner of an attacked account', () => {
  async function lockedOut() {
    const reader = await addReader(newsroom.db);
    const [app] = processes;
    if (!app) throw new Error('No process runs.');
    // All guesses but the last, each of which would cost a hash: the tests above make them.
    await countAttempt(app, limits.loginByAccount, reader.email, limits.loginByAccount.times - 1);
    expect(await enter(reader, addressOf(0), 'Falsa-2026!')).toBe(401);
    const refused = await logIn(browserAt('10.9.9.9'), reader);
    expect(refused.statusCode).toBe(429);
    return { reader, seconds: Number(refused.headers['retry-after']) };
  }

  test('can log in after the time of Retry-After, not before', async () => {
    const { reader, seconds } = await lockedOut();
    expect(seconds * 1_000).toBe(HOUR_MS);
    now = new Date(now.getTime() + HOUR_MS - 1);
    expect(await enter(reader, '10.9.9.9')).toBe(429);
    now = new Date(now.getTime() + 1);
    expect(await enter(reader, '10.9.9.9')).toBe(200);
  });

  test('can log in at once after a recovery by email', async () => {
    const { reader } = await lockedOut();
    const browser = browserAt('10.9.9.9');
    await browser.post('/api/front/user/recover-password', { email: reader.email });
    const token = await mailedToken(newsroom.db, reader.email);
    const change = { token, password: 'Otra-clave-2027?' };
    expect((await browser.post('/api/front/user/change-password', change)).statusCode).toBe(200);
    expect((await logIn(browser, reader, change.password)).statusCode).toBe(200);
  });

  test('stays logged in', async () => {
    const reader = await addReader(newsroom.db);
    const browser = browserAt('10.9.9.9');
    await logIn(browser, reader);
    for (let attempt = 0; attempt < 20; attempt += 1) await enter(reader, addressOf(attempt), 'Falsa-2026!');
    expect((await browser.get('/api/front/user/profile')).statusCode).toBe(200);
  });
});

test('[API-11] the current password cannot be guessed with a stolen session, from any number of addresses', async () => {
  const reader = await addReader(newsroom.db);
  const browser = browserAt('10.0.0.1');
  await logIn(browser, reader);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < limits.passwordBySession.times + 10; attempt += 1) {
    const thief = browserAt(addressOf(attempt), attempt);
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    const patch = { password: `Falsa-${attempt}!`, newPassword: 'Otra-clave-2027?' };
    statuses.push((await thief.send('PATCH', '/api/front/user/profile', patch)).statusCode);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(limits.passwordBySession.times);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('[API-11] the verification email is sent a limited number of times, whoever requests it', async () => {
  const reader = await addReader(newsroom.db, { status: 'pending' });
  const ask = async (attempt: number) => {
    const body = { userId: reader.id };
    const answer = await browserAt(addressOf(attempt), attempt).post(
      '/api/front/user/resend-validation-mail',
      body,
    );
    return answer.statusCode;
  };
  for (let attempt = 0; attempt < limits.mailByRecipient.times; attempt += 1)
    expect(await ask(attempt)).toBe(200);
  expect(await ask(99)).toBe(429);
  now = new Date(now.getTime() + 3_600_000);
  expect(await ask(100)).toBe(200);
});
