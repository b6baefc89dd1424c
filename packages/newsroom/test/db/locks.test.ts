/** Locks that several processes share, each with a connection of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type LockHolder, locksOfPostgres, type SharedLocks } from '../../src/db/locks.ts';
import { openPostgresDatabase } from '../support/database.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { environmentOf } from '../support/process.ts';

const LIMIT = { timeout: 60_000, interval: 20 };
const holder = () => ({ wanted: vi.fn<LockHolder['wanted']>(), lost: vi.fn<LockHolder['lost']>() });

describeOnPostgres('locks', () => {
  let database: Awaited<ReturnType<typeof openPostgresDatabase>>;
  let one: SharedLocks;
  let other: SharedLocks;
  beforeAll(async () => {
    database = await openPostgresDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    one = locksOfPostgres(database.url);
    other = locksOfPostgres(database.url);
  });
  afterEach(async () => {
    await one.close();
    await other.close();
  });

  /** The sessions that hold such locks. */
  async function sessions(): Promise<number[]> {
    const rows = await database.db
      .selectDistinct({ pid: sql<number>`pid` })
      .from(sql`pg_locks`)
      .where(
        sql`locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      );
    return rows.map(({ pid }) => pid);
  }

  test('one of two processes has a lock, and is told that the other waits', async () => {
    const first = holder();
    const release = await one.take('a', first);
    expect(await other.take('a', holder())).toBeUndefined();
    await vi.waitUntil(() => first.wanted.mock.calls.length > 0, LIMIT);
    expect(await other.take('b', holder())).toBeDefined();
    await release?.();
    expect(await other.take('a', holder())).toBeDefined();
    expect(first.lost).not.toHaveBeenCalled();
  });

  test('one of two requests of a process has a lock, and is told that the other waits', async () => {
    const first = holder();
    const taken = await Promise.all([one.take('a', first), one.take('a', first)]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(first.wanted).toHaveBeenCalledOnce();
    await taken.find(Boolean)?.();
    expect(await one.take('a', holder())).toBeDefined();
  });

  test('any number of locks takes one connection', async () => {
    const taken = await Promise.all(Array.from({ length: 200 }, (_, at) => one.take(`lock ${at}`, holder())));
    expect(taken.filter(Boolean)).toHaveLength(200);
    expect(await sessions()).toHaveLength(1);
  });

  test('a lock that was lost with its connection is another’s, which its last holder cannot release', async () => {
    const first = holder();
    const stale = await one.take('a', first);
    for (const pid of await sessions()) await database.db.execute(sql`select pg_terminate_backend(${pid})`);
    await vi.waitUntil(() => first.lost.mock.calls.length > 0, LIMIT);
    const second = holder();
    expect(await one.take('a', second)).toBeDefined();
    await stale?.();
    expect(await other.take('a', holder())).toBeUndefined();
    await vi.waitUntil(() => second.wanted.mock.calls.length > 0, LIMIT);
  });

  test('the lock of a process that is killed goes to the next', async () => {
    const file = fileURLToPath(new URL('../../src/db/locks.ts', import.meta.url));
    const script = `const { locksOfPostgres } = await import(${JSON.stringify(file)});
      await locksOfPostgres(process.env.DATABASE_URL).take('a', { wanted() {}, lost() {} });
      console.log('taken'); setInterval(() => {}, 1_000);`;
    const env = environmentOf({ DATABASE_URL: database.url });
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env });
    await once(child.stdout, 'data');
    expect(await one.take('a', holder())).toBeUndefined();
    child.kill('SIGKILL');
    await expect.poll(() => one.take('a', holder()), LIMIT).toBeDefined();
  });

  test('without its database a lock is an error, and can be had once it is back', async () => {
    const nowhere = locksOfPostgres('postgres://nobody@127.0.0.1:9/none');
    await expect(nowhere.take('a', holder())).rejects.toThrow('ECONNREFUSED');
    await nowhere.close();
  });
});
