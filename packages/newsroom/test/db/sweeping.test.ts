/** What has expired goes in batches, by one process at a time, and whatever fails leaves the rest to go. */
import { lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, type Database } from '../../src/db/client.ts';
import { rateLimits, socialFlows } from '../../src/db/schema/index.ts';
import { deleteExpired } from '../../src/db/sweeping.ts';
import { sweep } from '../../src/sweep.ts';
import { openDatabase, openPostgresDatabase } from '../support/database.ts';
import { describeOnPostgres } from '../support/postgres.ts';

const PAST = new Date('2026-01-01T00:00:00Z');
const NOW = new Date('2026-02-01T00:00:00Z');
const FUTURE = new Date('2026-03-01T00:00:00Z');

async function addAttempts(db: Database, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({ key: `old ${at}`, hits: 1, expiresAt: PAST }));
  await db.insert(rateLimits).values([...rows, { key: 'new', hits: 1, expiresAt: FUTURE }]);
}

test('a table that cannot be swept keeps nothing else', async () => {
  const { db, close } = await openDatabase();
  await addAttempts(db, 3);
  await db.execute(sql`alter table sessions rename to sessions_away`);
  const log = { warn: vi.fn<() => void>() };
  expect(await sweep(db, log, NOW)).toBe(false);
  expect(log.warn).toHaveBeenCalledOnce();
  expect(await db.$count(rateLimits)).toBe(1);
  await db.execute(sql`alter table sessions_away rename to sessions`);
  expect(await sweep(db, log, NOW)).toBe(true);
  await close();
});

describeOnPostgres('a table with much that has expired', () => {
  let one: Awaited<ReturnType<typeof openPostgresDatabase>>;
  beforeAll(async () => {
    one = await openPostgresDatabase();
  });
  afterAll(() => one.close());

  test('is swept in batches, and not by two at once', async () => {
    const other = await connect({ databaseUrl: one.url, dataDir: '' });
    await addAttempts(one.db, 25);
    await one.db.execute(sql`create table batches (size int)`);
    await one.db.execute(sql`
      create function note_batch() returns trigger language plpgsql as $$
      begin insert into batches select count(*) from gone; return null; end $$`);
    await one.db.execute(sql`
      create trigger note_batch after delete on rate_limits referencing old table as gone
      for each statement execute function note_batch()`);
    const isExpired = lt(rateLimits.expiresAt, NOW);
    await one.db.transaction(async (busy) => {
      await deleteExpired(busy, rateLimits, lt(rateLimits.expiresAt, PAST), 10);
      await deleteExpired(other.db, rateLimits, isExpired, 10);
      await deleteExpired(other.db, socialFlows, lt(socialFlows.expiresAt, NOW), 10);
    });
    expect(await one.db.$count(rateLimits)).toBe(26);
    await deleteExpired(other.db, rateLimits, isExpired, 10);
    expect(await one.db.$count(rateLimits)).toBe(1);
    const sizes = await one.db.select({ size: sql<number>`size` }).from(sql`batches`);
    expect(sizes.map(({ size }) => size)).toEqual([0, 10, 10, 5]);
    await other.close();
  });
});
