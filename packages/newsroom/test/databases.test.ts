/** Files of one worker share their test databases: none may find what another has left. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../src/db/client.ts';
import { comments, contactMessages, users } from '../src/db/schema/index.ts';
import { addContents, addReader } from './support/accounts.ts';
import { openDatabase, openPostgresDatabase, openSeededDatabase } from './support/database.ts';
import { fingerprint } from './support/fingerprint.ts';
import { describeOnPostgres } from './support/postgres.ts';

const message = { siteId: 1, name: 'Ana', email: 'ana@example.com', topic: 'otro', text: 'Un mensaje' };

/** Its tables, and the id of the next row that gets one. */
async function stateOf(db: Database) {
  const tables = await fingerprint(db);
  await addContents(db);
  const [row] = await db.insert(contactMessages).values(message).returning();
  return { tables, id: row?.id };
}

test('an empty database is empty again for the next test, and starts with the same ids', async () => {
  const first = await openDatabase();
  const state = await stateOf(first.db);
  await addReader(first.db);
  await first.close();
  const next = await openDatabase();
  expect(await stateOf(next.db)).toEqual(state);
  await next.close();
});

test('databases that are open at the same time are separate', async () => {
  const [one, other] = [await openDatabase(), await openDatabase()];
  await addReader(one.db);
  expect(await other.db.$count(users)).toBe(0);
  await one.close();
  await other.close();
});

test('a table that a test has dropped is there for the next', async () => {
  const first = await openDatabase();
  await first.db.execute(sql`drop table sessions, users cascade`);
  await first.close();
  const next = await openDatabase();
  expect(await next.db.$count(users)).toBe(0);
  await next.close();
});

test('a seeded database has its seed for the next test, whatever one has deleted', async () => {
  const first = await openSeededDatabase();
  const seeded = await first.db.$count(comments);
  expect(seeded).toBeGreaterThan(0);
  await first.db.delete(comments);
  await first.close();
  const next = await openSeededDatabase();
  expect(await next.db.$count(comments)).toBe(seeded);
  await next.close();
});

describeOnPostgres('on a real PostgreSQL', () => {
  test('each test gets a database of its own, which goes with it', async () => {
    const [one, other] = await Promise.all([openPostgresDatabase(), openPostgresDatabase()]);
    await addReader(one.db);
    expect(await one.db.$count(users)).toBe(1);
    expect(await other.db.$count(users)).toBe(0);
    await one.close();
    const name = new URL(one.url).pathname.slice(1);
    expect(await other.db.$count(sql`pg_database`, sql`datname = ${name}`)).toBe(0);
    await other.close();
  });
});
