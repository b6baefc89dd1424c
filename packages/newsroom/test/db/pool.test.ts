/** Connections that are lost while they are in use. */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { unlimited } from '../../src/config/database-limits.ts';
import { LimitedPool } from '../../src/db/pool.ts';
import { isUnavailable } from '../../src/db/unavailable.ts';
import { layCable } from '../support/cable.ts';
import { createDatabase, describeOnPostgres, testServer } from '../support/postgres.ts';

const nobody = { busy: 0, waiting: 0 };

describeOnPostgres('the pool', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let operator: pg.Client;
  let pool: LimitedPool;
  beforeAll(async () => {
    database = await createDatabase(await testServer());
    operator = new pg.Client(database.url);
    await operator.connect();
  });
  afterAll(async () => {
    await operator.end();
    await database.drop();
  });
  beforeEach(() => {
    pool = new LimitedPool(database.url, { ...unlimited, poolSize: 2 });
    pool.on('error', () => {});
  });
  afterEach(() => pool.end());

  /** As many transactions as a route may have at a time, and one more. */
  async function expectShare(): Promise<void> {
    const db = drizzle(pool);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await db.transaction((transaction) => transaction.execute(sql`select 1`));
    }
    expect(pool.counts()).toMatchObject(nobody);
  }

  test('outlives a connection that is cut during a transaction', async () => {
    const uncaught = vi.fn<() => void>();
    process.on('uncaughtException', uncaught);
    const work = drizzle(pool).transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await operator.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await transaction.execute(sql`select 1`);
    });
    await expect(work).rejects.toThrow('rollback');
    await expectShare();
    process.off('uncaughtException', uncaught);
    expect(uncaught).not.toHaveBeenCalled();
  });

  test('gets a connection back on which no transaction could begin', async () => {
    const db = drizzle(pool);
    pool.once('acquire', (client) => client.connection.stream.destroy());
    await expect(db.transaction(async () => 'done')).rejects.toThrow('begin');
    expect(await db.transaction(async () => 'done')).toBe('done');
    await expectShare();
  });

  test('gives up a connection that keeps silent, a little after the time of a statement', async () => {
    const cable = await layCable(database.url);
    const limited = new LimitedPool(cable.url, { ...unlimited, poolSize: 4, statementTimeoutMs: 200 });
    limited.on('error', () => {});
    const db = drizzle(limited);
    const errors: unknown[] = [];
    const note = (error: unknown) => void errors.push(error);
    const work = db.transaction(async (begun) => {
      await db.execute(sql`select 1`);
      cable.pull();
      await Promise.all([db.execute(sql`select 1`).catch(note), begun.execute(sql`select 1`).catch(note)]);
      throw errors[0];
    });
    await work.catch(note);
    expect(errors.map(isUnavailable)).toEqual([true, true, true]);
    await db.transaction((begun) => begun.execute(sql`select 1`));
    expect(limited.counts()).toMatchObject(nobody);
    await limited.end();
    await cable.close();
  });

  test('ends a statement at its time, and a page that waited for it is a 503', async () => {
    const limited = new LimitedPool(database.url, { ...unlimited, poolSize: 2, statementTimeoutMs: 100 });
    const slow = drizzle(limited).execute(sql`select pg_sleep(600)`);
    const error: unknown = await slow.catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    expect(error).toMatchObject({ cause: { code: '57014' } });
    await limited.end();
  });

  test('ends a transaction that does nothing, so that its locks do not stay', async () => {
    const limited = new LimitedPool(database.url, {
      ...unlimited,
      poolSize: 2,
      idleInTransactionTimeoutMs: 100,
    });
    limited.on('error', () => {});
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    limited.once('connect', (client) => client.once('end', resolve));
    const idle = drizzle(limited).transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      await ended;
    });
    await expect(idle).rejects.toThrow();
    expect(limited.counts()).toMatchObject(nobody);
    await limited.end();
  });
});
