/** Uploads to several processes on one PostgreSQL and one store of objects. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import type { BucketSettings } from '../../src/config/storage.ts';
import { connect } from '../../src/db/client.ts';
import { addContents } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { Browser } from '../support/browser.ts';
import { openPostgresDatabase } from '../support/database.ts';
import { film } from '../support/films.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { environmentOf } from '../support/process.ts';
import { startStore, type TestStore } from '../support/s3.ts';
import { enterOn, readHeaders, type Sender, sender } from '../support/uploads.ts';

const MB = 2 ** 20;
/** An upper limit, not a delay: a process starts in half a minute where the machine is busy. */
const LIMIT = { timeout: 100_000, interval: 50 };
const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

describeOnPostgres('two processes', () => {
  let database: Awaited<ReturnType<typeof openPostgresDatabase>>;
  let store: TestStore;
  let storage: BucketSettings;
  let first: TestApp;
  let second: TestApp;
  let browser: Browser;
  let here: Sender;
  let there: Sender;
  const content = film(13 * MB);
  const about = { bytes: content.length, type: 'video/mp4', purpose: 'interview' };

  beforeAll(async () => {
    database = await openPostgresDatabase();
    await addContents(database.db);
    store = await startStore();
    storage = await store.bucket();
    const open = () => connect({ databaseUrl: database.url, dataDir: '' });
    first = await startApp({ storage }, open);
    second = await startApp({ storage }, open);
  });
  afterAll(async () => {
    await first.close();
    await second.close();
    await store.close();
    await database.close();
  });
  beforeEach(async () => {
    ({ browser, own: here } = await enterOn(first));
    there = sender(second.app, browser);
  });

  const begin = async () => readHeaders(await here.announce(about)).location ?? '';
  const offsetAt = async (to: Sender, location: string) =>
    Number((await to.ask('HEAD', location)).headers['upload-offset']);
  async function expectWhole(location: string): Promise<void> {
    const kept = await second.app.storage.uploads.read(`films/${location.split('/').at(-1)}.mp4`);
    expect(kept && (await buffer(kept)).equals(content)).toBe(true);
  }
  async function heldLocks(): Promise<number> {
    const rows = await database.db
      .select({ pid: sql<number>`pid` })
      .from(sql`pg_locks`)
      .where(
        sql`locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      );
    return rows.length;
  }

  test('[INTV-02] an upload that one has begun goes on at the other', async () => {
    const location = await begin();
    const pieces = [0, 4, 8, 12].map((from) => content.subarray(from * MB, (from + 4) * MB));
    let offset = 0;
    for (const [at, piece] of pieces.entries()) {
      const to = at % 2 ? here : there;
      expect(await offsetAt(to, location)).toBe(offset);
      expect((await to.piece(location, offset, piece)).statusCode).toBe(204);
      offset += piece.length;
    }
    await expectWhole(location);
  });

  test('[INTV-02] of two pieces at once, at one each, one is stored', async () => {
    const location = await begin();
    const piece = content.subarray(0, 6 * MB);
    const answers = await Promise.all([here.piece(location, 0, piece), there.piece(location, 0, piece)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(await offsetAt(there, location)).toBe(piece.length);
    expect((await here.piece(location, piece.length, content.subarray(piece.length))).statusCode).toBe(204);
    await expectWhole(location);
  });

  test('[INTV-02] one that still waits for a piece gives way to the other', async () => {
    const location = await begin();
    const silence = Promise.withResolvers<void>();
    onTestFinished(() => silence.resolve());
    const slow = async function* () {
      yield content.subarray(0, 2 * MB);
      await silence.promise;
    };
    const waiting = here.piece(location, 0, Readable.from(slow(), { objectMode: false })).catch(() => {});
    await expect.poll(heldLocks, LIMIT).toBe(1);
    const offset = await offsetAt(there, location);
    expect((await there.piece(location, offset, content.subarray(offset))).statusCode).toBe(204);
    silence.resolve();
    await waiting;
    await expectWhole(location);
  });

  test('[INTV-02] when the connection with its lock is cut, a piece is a 503, and goes on at the other', async () => {
    const location = await begin();
    const silence = Promise.withResolvers<void>();
    onTestFinished(() => silence.resolve());
    const slow = async function* () {
      yield content.subarray(0, 2 * MB);
      await silence.promise;
    };
    const cut = here.piece(location, 0, Readable.from(slow(), { objectMode: false }));
    await expect.poll(heldLocks, LIMIT).toBe(1);
    await database.db.execute(sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`);
    expect((await cut).statusCode).toBe(503);
    silence.resolve();
    const offset = await offsetAt(there, location);
    expect((await there.piece(location, offset, content.subarray(offset))).statusCode).toBe(204);
    await expectWhole(location);
  });

  test('[INTV-02] when one is killed in the middle of a piece, the other goes on', async () => {
    const location = await begin();
    expect((await there.piece(location, 0, content.subarray(0, 3 * MB))).statusCode).toBe(204);
    const { child, port } = await startProcess();
    await sendWithoutEnd(port, location, 3 * MB);
    await expect.poll(heldLocks, LIMIT).toBe(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const offset = await offsetAt(there, location);
    expect((await there.piece(location, offset, content.subarray(offset))).statusCode).toBe(204);
    await expectWhole(location);
  });

  /** A newsroom as a process of its own, listening. */
  async function startProcess(): Promise<{ child: ChildProcess; port: number }> {
    const port = await freePort();
    const { bucket, prefix, region, endpoint } = storage;
    const env = environmentOf({
      ...{ ENVIRONMENT: 'test', PORT: String(port), DATABASE_URL: database.url, RATE_LIMITS: 'off' },
      ...{ AWS_ACCESS_KEY_ID: 'tests', AWS_SECRET_ACCESS_KEY: 'tests' },
      STORAGE_URL: `s3://${bucket}/${prefix}?region=${region}&endpoint=${endpoint}`,
    });
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await vi.waitUntil(isReady, LIMIT);
    return { child, port };
  }

  /** Sends a part of a piece, and neither its end nor a hang-up. */
  async function sendWithoutEnd(port: number, path: string, offset: number): Promise<void> {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const rest = content.subarray(offset);
    const call = request({
      ...{ host: '127.0.0.1', port, path, method: 'PATCH' },
      headers: {
        ...{ cookie, origin: `http://127.0.0.1:${port}`, 'tus-resumable': '1.0.0', 'upload-offset': offset },
        ...{ 'content-type': 'application/offset+octet-stream', 'content-length': rest.length },
      },
    });
    call.on('error', () => {});
    onTestFinished(() => void call.destroy());
    await new Promise<void>((resolve) => call.write(rest.subarray(0, MB), () => resolve()));
  }
});
