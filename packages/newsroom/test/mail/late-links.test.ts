/** Links and codes in emails that the outbox delays: their time begins when the mail server has the email. */
import { eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { findMailToken } from '../../src/accounts/mail-tokens.ts';
import { mails, mailTokens, users } from '../../src/db/schema/index.ts';
import { requeue } from '../../src/mail/dead-letters.ts';
import { sweep } from '../../src/sweep.ts';
import { addContents, addReader, logIn, mailedCode, mailedToken } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { openMailSink } from '../support/mail-sink.ts';
import { untilAttempts, untilCounts } from '../support/outbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const RECOVER = '/api/front/user/recover-password';
const CHANGE = '/api/front/user/change-password';
const PROVE = '/api/front/user/prove';

let newsroom: TestApp;
let port: number;

/** A newsroom whose mail server is down. */
beforeEach(async () => {
  port = await freePort();
  newsroom = await startApp({ smtpUrl: `smtp://127.0.0.1:${port}` });
  onTestFinished(() => newsroom.close());
  await newsroom.app.listen();
});

/** The mail server comes back, and takes what waits. */
async function deliver(email: string): Promise<void> {
  const sink = await openMailSink({ port });
  newsroom.advance(HOUR);
  await sink.mailTo(email);
  await untilCounts(newsroom.db);
  await sink.close();
}

/** Asks for a link that sets a new password: the token in it. */
async function recover(): Promise<{ email: string; token: string }> {
  const { email } = await addReader(newsroom.db);
  expect((await openBrowser(newsroom.app).post(RECOVER, { email })).statusCode).toBe(200);
  const token = await mailedToken(newsroom.db, email);
  await untilAttempts(newsroom.db, 1);
  return { email, token };
}

const change = (token: string) =>
  openBrowser(newsroom.app).post(CHANGE, { token, password: 'Otra-clave-2027?' });
const isGood = async (token: string) => (await findMailToken(newsroom.app, 'recovery', token)) !== undefined;
const sweepNow = () => sweep(newsroom.db, newsroom.app.log, newsroom.app.now());

describe('a recovery link', () => {
  test('[LOGIN-22] that was mailed hours late sets the password for an hour from then', async () => {
    const { email, token } = await recover();
    newsroom.advance(5 * HOUR);
    await untilAttempts(newsroom.db, 2);
    await sweepNow();
    await deliver(email);
    newsroom.advance(59 * MINUTE);
    await sweepNow();
    expect((await change(token)).json()).toEqual({ success: true });
  });

  test('[LOGIN-22] is dead an hour after it was mailed', async () => {
    const { email, token } = await recover();
    newsroom.advance(5 * HOUR);
    await deliver(email);
    newsroom.advance(59 * MINUTE);
    expect(await isGood(token)).toBe(true);
    newsroom.advance(2 * MINUTE);
    expect((await change(token)).json().errorCode).toBe('INVALID_TOKEN');
    await sweepNow();
    expect(await newsroom.db.$count(mailTokens)).toBe(0);
  });

  test('is dead with its email, and comes back to life only if that is sent after all', async () => {
    const { email, token } = await recover();
    newsroom.advance(2 * DAY + MINUTE);
    await untilCounts(newsroom.db, { dead: 1 });
    await sweepNow();
    expect(await isGood(token)).toBe(false);
    expect(await requeue(newsroom.app, 'all')).toHaveLength(1);
    await deliver(email);
    expect((await change(token)).json()).toEqual({ success: true });
  });

  test('goes with its dead letter, a month later', async () => {
    await recover();
    newsroom.advance(2 * DAY + MINUTE);
    await untilCounts(newsroom.db, { dead: 1 });
    newsroom.advance(31 * DAY);
    await sweepNow();
    await sweepNow();
    expect([await newsroom.db.$count(mails), await newsroom.db.$count(mailTokens)]).toEqual([0, 0]);
  });

  test('of an account with a new address is void, though its email still waits', async () => {
    const { email, token } = await recover();
    const browser = openBrowser(newsroom.app);
    await logIn(browser, { email });
    await browser.send('PATCH', '/api/front/user/profile', { email: `nueva-${email}` });
    expect(await isGood(token)).toBe(false);
  });
});

test('[ACCT-18] a code that was mailed late proves who the reader is for ten minutes from then', async () => {
  const reader = await addReader(newsroom.db, { socialProvider: 'google' });
  const browser = openBrowser(newsroom.app);
  await logIn(browser, reader);
  await newsroom.db.update(users).set({ passwordHash: null }).where(eq(users.id, reader.id));
  const newCode = async () => {
    expect((await browser.post(`${PROVE}/code`)).statusCode).toBe(200);
    const code = await mailedCode(newsroom.db, reader.email);
    await deliver(reader.email);
    return code;
  };
  const late = await newCode();
  newsroom.advance(11 * MINUTE);
  expect((await browser.post(PROVE, { code: late })).statusCode).toBe(401);
  const code = await newCode();
  newsroom.advance(9 * MINUTE);
  expect((await browser.post(PROVE, { code })).statusCode).toBe(200);
});

test('every email with a link that opens something tells the outbox of it', async () => {
  await addContents(newsroom.db);
  const reader = await addReader(newsroom.db);
  const browser = openBrowser(newsroom.app);
  await logIn(browser, reader);
  await browser.post(RECOVER, { email: reader.email });
  await browser.send('PATCH', '/api/front/user/profile', { email: `nueva-${reader.email}` });
  await openBrowser(newsroom.app).post('/api/front/newsletter/nadie@example.com', [
    { id: 'manana', name: '', isSubscribed: true },
  ]);
  const waiting = await newsroom.db.select().from(mails);
  expect(waiting.map(({ subject }) => subject)).toHaveLength(4);
  expect(await newsroom.db.$count(mails, isNull(mails.tokenHash))).toBe(0);
  const known = eq(mails.tokenHash, mailTokens.tokenHash);
  // The recovery link is void, since the address has changed.
  expect(await newsroom.db.select({ id: mails.id }).from(mails).innerJoin(mailTokens, known)).toHaveLength(3);
});
