/** Account enumeration, by responses and their times. */
import argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mails } from '../../src/db/schema/index.ts';
import { limits } from '../../src/http/limits.ts';
import { addReader, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';

const verify = vi.spyOn(argon2, 'verify');

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
});
afterAll(() => newsroom.close());
beforeEach(() => {
  verify.mockClear();
});

const RESEND = '/api/front/user/resend-validation-mail';
const WRONG = 'Falsa-2026!';

test('[LOGIN-12] a failed login hashes once and gives the same response, whatever account there is', async () => {
  const accounts = [
    await addReader(newsroom.db),
    await addReader(newsroom.db, { status: 'pending' }),
    await addReader(newsroom.db, { kind: 'demo' }),
    await addReader(newsroom.db, { socialProvider: 'google', passwordHash: null }),
    { email: 'nadie@example.com' },
  ];
  const answers = [];
  for (const account of accounts) {
    answers.push(await logIn(openBrowser(newsroom.app), account, WRONG));
    expect(verify).toHaveBeenCalledTimes(answers.length);
  }
  const [first] = answers;
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toBe(first?.body);
    expect(Object.keys(answer.headers)).toEqual(Object.keys(first?.headers ?? {}));
  }
  // With the same parameters: others would reveal the account by their time.
  const parameters = verify.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join());
  expect(new Set(parameters).size).toBe(1);
});

test('[LOGIN-11] an account of the old system has its own response, and is hashed too', async () => {
  const legacy = await addReader(newsroom.db, { kind: 'legacy', passwordHash: null });
  await logIn(openBrowser(newsroom.app), legacy, WRONG);
  expect(verify).toHaveBeenCalledTimes(1);
});

test('[LOGIN-14] requesting the verification email reveals nothing', async () => {
  const pending = await addReader(newsroom.db, { status: 'pending' });
  const active = await addReader(newsroom.db);
  const browser = openBrowser(newsroom.app);
  const answers = [];
  for (const userId of [pending.id, active.id, crypto.randomUUID(), pending.email, '']) {
    answers.push(await browser.post(RESEND, { userId }));
  }
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
  }
  const sent = await newsroom.db.select({ to: mails.recipient }).from(mails);
  expect(sent).toEqual([{ to: pending.email }]);
});

test('[LOGIN-19] whether an address has an account can be asked thirty times an hour per client address', async () => {
  const strict = await startApp({ rateLimits: true });
  const browser = openBrowser(strict.app);
  const statuses = [];
  for (let attempt = 0; attempt < limits.mailByAddress.times + 5; attempt += 1) {
    const answer = await browser.post('/api/front/user/recover-password', {
      email: `a${attempt}@example.com`,
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(limits.mailByAddress.times);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  await strict.close();
});
