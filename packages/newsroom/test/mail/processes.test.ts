/** Processes that share an outbox, and that end while they send: by a signal that lets them finish, or by none. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect as connectTo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { type Connection, connect, type Database } from '../../src/db/client.ts';
import { mails } from '../../src/db/schema/index.ts';
import { outboxCounts } from '../../src/mail/dead-letters.ts';
import { queueEmail, recordFailure, takeDue } from '../../src/mail/outbox.ts';
import { addContents } from '../support/accounts.ts';
import { startApp } from '../support/app.ts';
import { newDataDir, openPostgresDatabase } from '../support/database.ts';
import { type MailSink, openMailSink, type SentMail } from '../support/mail-sink.ts';
import { untilCounts } from '../support/outbox.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { environmentOf } from '../support/process.ts';

const MINUTE = 60_000;
/** An upper limit, not a delay: a process starts in half a minute where the machine is busy. */
const LIMIT = { timeout: 100_000, interval: 50 };

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

async function openSink(beforeAnswer?: (mail: SentMail) => Promise<void>): Promise<MailSink> {
  const sink = await openMailSink(beforeAnswer && { beforeAnswer });
  onTestFinished(() => sink.close());
  return sink;
}

/** A newsroom as a process, which finds a mail in its outbox. */
async function startProcess(env: Record<string, string>) {
  const port = await freePort();
  const environment = environmentOf({ ENVIRONMENT: 'test', PORT: String(port), ...env });
  const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
  onTestFinished(() => end(child, 'SIGKILL'));
  return { child, port };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** Closed by the caller: PGlite is one process's own. */
function openDirectory(dataDir: string): Promise<Connection> {
  return connect({ databaseUrl: undefined, dataDir });
}

/** With sites, without which no newsroom starts, and with a mail that waits. */
async function prepare(connection: Connection, smtpUrl: string): Promise<void> {
  await addContents(connection.db);
  await queue(connection, smtpUrl, 1);
}

async function queue(connection: Connection, smtpUrl: string, many: number): Promise<void> {
  const newsroom = await startApp({ smtpUrl }, async () => ({ ...connection, close: async () => {} }));
  const content = { subject: 'Hola', paragraphs: ['Hola:', 'Adiós.'] };
  for (let nth = 0; nth < many; nth += 1) {
    await queueEmail(newsroom.app, { email: 'ana@example.com', lang: 'es' }, content);
  }
  await newsroom.close();
}

/** Another process on the database of a killed one: it sends the mail again, and not before it may. */
async function expectOneCopy(connection: Connection, sink: MailSink): Promise<void> {
  const other = await startApp({ smtpUrl: sink.url }, async () => connection);
  onTestFinished(() => other.close());
  expect(await outboxCounts(other.db)).toMatchObject({ waiting: 1 });
  expect(await takeDue(other.app, 1, MINUTE)).toEqual([]);
  other.advance(12 * MINUTE);
  await other.app.listen();
  await untilCounts(other.db);
  expect(sink.mails).toHaveLength(2);
  const [first, second] = sink.mails;
  expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
  expect(second?.messageId).toBe(first?.messageId);
  expect(headersOf(second)).toEqual(headersOf(first));
}

const headersOf = (mail?: SentMail) => mail?.text.match(/^(From|To|Subject|Message-ID|Date): .*$/gm);

test('killed before the server’s answer has come: the mail is sent once more, as the same message', async () => {
  const dataDir = await newDataDir('empty');
  const never = new Promise<void>(() => {});
  const sink = await openSink((mail) => (mail === sink.mails[0] ? never : Promise.resolve()));
  const prepared = await openDirectory(dataDir);
  await prepare(prepared, sink.url);
  await prepared.close();
  const { child } = await startProcess({ DATA_DIR: dataDir, SMTP_URL: sink.url });
  await vi.waitUntil(() => sink.mails.length === 1, LIMIT);
  await end(child, 'SIGKILL');
  await expectOneCopy(await openDirectory(dataDir), sink);
});

function isRefused(port: number): Promise<boolean> {
  const socket = connectTo(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });
}

describeOnPostgres('on PostgreSQL', () => {
  test('ended by SIGTERM: the mail that is being sent is sent, and its row is gone', async () => {
    const database = await openPostgresDatabase();
    const answer = Promise.withResolvers<void>();
    const sink = await openSink(() => answer.promise);
    await prepare(database, sink.url);
    const { child, port } = await startProcess({ DATABASE_URL: database.url, SMTP_URL: sink.url });
    await vi.waitUntil(() => sink.mails.length === 1, LIMIT);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await vi.waitUntil(() => isRefused(port), LIMIT);
    answer.resolve();
    expect(await exit).toEqual([0, null]);
    expect(await database.db.$count(mails)).toBe(0);
    await database.close();
  });

  test('killed between the server’s answer and the commit: the mail is sent once more, as the same message', async () => {
    const database = await openPostgresDatabase();
    const locked = Promise.withResolvers<void>();
    const killed = Promise.withResolvers<void>();
    let locking: Promise<void> | undefined;
    // The row is locked when the first answer leaves, so that deleting it waits.
    const sink = await openSink(() => {
      locking ??= database.db.transaction(async (transaction) => {
        await transaction.select().from(mails).for('update');
        locked.resolve();
        await killed.promise;
      });
      return locked.promise;
    });
    await prepare(database, sink.url);
    const { child } = await startProcess({ DATABASE_URL: database.url, SMTP_URL: sink.url });
    const waiting = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const isWaiting = async () => (await database.db.select({ pid: sql`pid` }).from(waiting)).length > 0;
    await vi.waitUntil(isWaiting, LIMIT);
    await end(child, 'SIGKILL');
    // The server would finish the statement of a client that is gone.
    await database.db.select({ isEnded: sql`pg_terminate_backend(pid)` }).from(waiting);
    killed.resolve();
    await locking;
    await expectOneCopy(database, sink);
  });

  test('what a process is taking, another neither takes nor waits for', async () => {
    const database = await openPostgresDatabase();
    onTestFinished(() => database.close());
    await queue(database, 'smtp://127.0.0.1:9', 6);
    const now = () => new Date();
    const take = (db: Database) => takeDue({ db, now }, 4, MINUTE);
    const taken = await database.db.transaction(async (transaction) => [
      await take(transaction),
      await take(database.db),
    ]);
    expect(taken.map((mails) => mails.length)).toEqual([4, 2]);
    expect(new Set(taken.flat().map(({ id }) => id)).size).toBe(6);
  });

  test('what a process is sending, another does not take whose clock is ahead', async () => {
    const database = await openPostgresDatabase();
    onTestFinished(() => database.close());
    await queue(database, 'smtp://127.0.0.1:9', 2);
    const now = () => new Date();
    const take = (limit: number) => takeDue({ db: database.db, now }, limit, 11 * MINUTE);
    const [sending] = await take(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12 * MINUTE });
    onTestFinished(() => void vi.useRealTimers());
    const [other] = await take(2);
    expect(other?.id).not.toBe(sending?.id);
    // Nor does it keep what it takes for longer, nor plan the next attempt later.
    if (!other) throw new Error('The other mail is not due.');
    vi.useRealTimers();
    expect(other.dueAt.getTime()).toBeLessThan(Date.now() + 11 * MINUTE + 1_000);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 72 * 60 * MINUTE });
    expect(await recordFailure({ db: database.db, now }, other, { reason: 'x', isPermanent: false })).toBe(
      false,
    );
    vi.useRealTimers();
    const [planned] = await database.db.select().from(mails).where(eq(mails.id, other.id));
    expect(planned?.dueAt?.getTime()).toBeLessThan(Date.now() + MINUTE);
  });

  test('two newsrooms send each mail once', async () => {
    const database = await openPostgresDatabase();
    onTestFinished(() => database.close());
    const sink = await openSink();
    await queue(database, sink.url, 40);
    const open = async () => ({ ...database, close: async () => {} });
    const newsrooms = [
      await startApp({ smtpUrl: sink.url }, open),
      await startApp({ smtpUrl: sink.url }, open),
    ];
    for (const { app } of newsrooms) await app.listen();
    await untilCounts(database.db);
    expect(sink.mails).toHaveLength(40);
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(40);
    for (const newsroom of newsrooms) await newsroom.close();
  });
});
