/** The outbox against every fault of a mail server, and of the newsroom's own. */
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { mails, mailTokens, users } from '../../src/db/schema/index.ts';
import { takeDue } from '../../src/mail/outbox.ts';
import { sweep } from '../../src/sweep.ts';
import { addReader, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { type Faults, openMailSink } from '../support/mail-sink.ts';
import { registration, untilAttempts, untilCounts } from '../support/outbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let newsroom: TestApp;

/** A newsroom that listens, and so sends. It is closed before the mail servers: they must not end its attempts. */
async function startSending(smtpUrl: string): Promise<void> {
  newsroom = await startApp({ smtpUrl });
  onTestFinished(() => newsroom.close());
  await newsroom.app.listen();
}

async function openSink(faults: Faults = {}) {
  const sink = await openMailSink(faults);
  onTestFinished(() => sink.close());
  return sink;
}

async function register() {
  const given = registration();
  const answer = await openBrowser(newsroom.app).post('/api/front/user/register', given);
  expect(answer.statusCode).toBe(200);
  return given;
}

describe('a mail server', () => {
  test('that is down loses nothing: what waits is sent once it is back', async () => {
    const port = await freePort();
    await startSending(`smtp://127.0.0.1:${port}`);
    const { email } = await register();
    await untilCounts(newsroom.db, { retrying: 1 });
    const sink = await openSink({ port });
    newsroom.advance(MINUTE);
    expect(await sink.mailTo(email)).toContain('/registro/activar/');
    await untilCounts(newsroom.db);
    expect(sink.mails).toHaveLength(1);
    expect(await newsroom.db.$count(mails)).toBe(0);
  });

  test('that never answers does not delay requests, and gets the mail when it answers again', async () => {
    const silent = await openSink({ isSilent: true });
    await startSending(silent.url);
    const first = await register();
    await vi.waitUntil(() => silent.connections > 0, 20_000);
    // Answered while the server keeps silent: the attempt is not over.
    const second = await register();
    await untilCounts(newsroom.db, { waiting: 2 });
    await silent.close();
    await untilCounts(newsroom.db, { retrying: 2 });
    const sink = await openSink({ port: silent.port });
    newsroom.advance(MINUTE);
    await Promise.all([sink.mailTo(first.email), sink.mailTo(second.email)]);
    await untilCounts(newsroom.db);
  });

  test('that never answers does not keep a newsroom from ending: its mail waits for the next one', async () => {
    const silent = await openSink({ isSilent: true });
    await startSending(silent.url);
    await register();
    await vi.waitUntil(() => silent.connections > 0, 20_000);
    await newsroom.app.close();
    await untilCounts(newsroom.db, { retrying: 1 });
    expect(await newsroom.db.select().from(mails)).toMatchObject([{ attempts: 1, dueAt: expect.any(Date) }]);
  });

  test.each<[string, Faults, 'retrying' | 'dead']>([
    ['a temporary rejection (450)', { recipientAnswer: 450 }, 'retrying'],
    ['a permanent rejection (550)', { recipientAnswer: 550 }, 'dead'],
    ['a rejected login, which is a fault of ours (535)', { loginAnswer: 535 }, 'retrying'],
  ])('after %s a mail is told apart', async (_what, faults, state) => {
    const sink = await openSink(faults);
    await startSending(sink.url);
    await register();
    await untilCounts(newsroom.db, { [state]: 1 });
    expect((await untilAttempts(newsroom.db, 1)).lastError).not.toBe('');
  });

  test('is asked again after waits that grow, and not any more after two days', async () => {
    const sink = await openSink({ recipientAnswer: 450 });
    await startSending(sink.url);
    await register();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const mail = await untilAttempts(newsroom.db, attempt);
      const wait = (mail.dueAt?.getTime() ?? 0) - newsroom.app.now().getTime();
      waits.push(Math.round(wait / (MINUTE / 2)) / 2);
      newsroom.advance(wait);
    }
    expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
    newsroom.advance(2 * DAY);
    await untilCounts(newsroom.db, { dead: 1 });
    await sweep(newsroom.db, newsroom.app.log, newsroom.app.now());
    await untilCounts(newsroom.db, { dead: 1 });
    newsroom.advance(31 * DAY);
    await sweep(newsroom.db, newsroom.app.log, newsroom.app.now());
    await untilCounts(newsroom.db);
  });
});

describe('two processes on one database', () => {
  test('send each mail once', async () => {
    const sink = await openSink();
    await startSending(sink.url);
    const other = await startApp({ smtpUrl: sink.url }, async () => ({
      ...{ db: newsroom.db, migrate: async () => {}, close: async () => {} },
      ...{ exclusively: (work) => work(), onDropped: () => {} },
      changes: { listen: async () => async () => {} },
    }));
    onTestFinished(() => other.close());
    await other.app.listen();
    const readers = await Promise.all(Array.from({ length: 30 }, () => register()));
    await untilCounts(newsroom.db);
    expect(sink.mails.map(({ to }) => to).sort()).toEqual(readers.map(({ email }) => email).sort());
    expect(sink.connections).toBeGreaterThan(1);
  });

  test('send what a clock that was ahead has planned, and not what waits as mails do', async () => {
    newsroom = await startApp({ smtpUrl: 'smtp://127.0.0.1:9' });
    onTestFinished(() => newsroom.close());
    const take = () => takeDue({ db: newsroom.db, now: newsroom.app.now }, 1, MINUTE);
    newsroom.advance(DAY);
    await register();
    newsroom.advance(-HOUR);
    expect(await take()).toEqual([]);
    newsroom.advance(HOUR - DAY);
    expect(await take()).toHaveLength(1);
    expect(await take()).toEqual([]);
  });

  test('take different mails at the same moment, and those of a killed process after a while', async () => {
    newsroom = await startApp({ smtpUrl: 'smtp://127.0.0.1:9' });
    onTestFinished(() => newsroom.close());
    for (let nth = 0; nth < 6; nth += 1) await register();
    const take = () => takeDue(newsroom.app, 4, 11 * MINUTE);
    const taken = (await Promise.all([take(), take(), take()])).flat();
    expect(new Set(taken.map(({ id }) => id)).size).toBe(6);
    expect(taken).toHaveLength(6);
    newsroom.advance(10 * MINUTE);
    expect(await take()).toEqual([]);
    newsroom.advance(2 * MINUTE);
    const again = await take();
    expect(again).toHaveLength(4);
    const ids = new Map(taken.map(({ id, messageId }) => [id, messageId]));
    for (const { id, messageId } of again) expect(messageId).toBe(ids.get(id));
  });
});

test('a database that is away when the server has answered does not have the mail sent again', async () => {
  const sink = await openSink();
  newsroom = await startApp({ smtpUrl: sink.url });
  onTestFinished(() => newsroom.close());
  const { email } = await register();
  const away = new Error('The database is away.');
  const deleting = vi.spyOn(newsroom.db, 'delete').mockImplementation(() => {
    throw away;
  });
  await newsroom.app.listen();
  await sink.mailTo(email);
  await vi.waitUntil(() => deleting.mock.calls.length > 1, 20_000);
  deleting.mockRestore();
  await untilCounts(newsroom.db);
  expect(sink.mails).toHaveLength(1);
});

describe('what is queued', () => {
  beforeEach(async () => {
    newsroom = await startApp({ smtpUrl: 'smtp://127.0.0.1:9' });
  });
  afterEach(() => newsroom.close());

  test('is all or nothing with what causes it', async () => {
    await newsroom.db.execute(sql`drop table mails`);
    const answer = await openBrowser(newsroom.app).post('/api/front/user/register', registration());
    expect(answer.statusCode).toBe(500);
    expect([await newsroom.db.$count(users), await newsroom.db.$count(mailTokens)]).toEqual([0, 0]);
  });

  test('goes with the account, except for the email about its deletion', async () => {
    const reader = await addReader(newsroom.db);
    const browser = openBrowser(newsroom.app);
    await logIn(browser, reader);
    await browser.send('PATCH', '/api/front/user/profile', { email: `nueva-${reader.email}` });
    const other = await register();
    const subjects = async () => (await newsroom.db.select().from(mails)).map(({ subject }) => subject);
    expect(await subjects()).toHaveLength(3);
    expect((await browser.post('/api/front/user/delete')).statusCode).toBe(200);
    expect(await subjects()).toEqual([
      'Confirma tu correo para activar la cuenta',
      'Tu cuenta se ha eliminado',
    ]);
    expect(await newsroom.db.$count(mails, eq(mails.recipient, other.email))).toBe(1);
  });

  test('as newsletters lets other emails pass', async () => {
    await register();
    await newsroom.db.update(mails).set({ isBulk: true });
    newsroom.advance(1_000);
    const { email } = await register();
    const [first] = await takeDue(newsroom.app, 1, MINUTE);
    expect(first?.recipient).toBe(email);
  });
});

test('logs no address when a mail fails', async () => {
  const sink = await openSink({ recipientAnswer: 550 });
  newsroom = await startApp({ smtpUrl: sink.url });
  onTestFinished(() => newsroom.close());
  const logged: unknown[] = [];
  vi.spyOn(newsroom.app.log, 'error').mockImplementation((...given: unknown[]) => logged.push(given));
  await newsroom.app.listen();
  const { email } = await register();
  await untilCounts(newsroom.db, { dead: 1 });
  await vi.waitUntil(() => logged.length > 0, 20_000);
  const [mail] = await newsroom.db.select().from(mails);
  expect(mail?.lastError).toContain(email);
  expect(logged).toEqual([
    [{ event: 'mail.dead', mailId: mail?.id, attempt: 1, code: 'EENVELOPE', status: 550 }, 'mail dead'],
  ]);
});
