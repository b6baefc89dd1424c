import { readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test, vi } from 'vitest';
import { connect } from '../src/db/client.ts';
import { lastMigration, migrations, migrationsFolder, runMigrations } from '../src/db/migrations.ts';
import * as schema from '../src/db/schema/index.ts';
import { openBareDatabase } from './support/database.ts';
import { createDatabase, describeOnPostgres, testServer } from './support/postgres.ts';

const folder = new URL('../migrations/', import.meta.url);

/** Drizzle's snapshot of the last migration, to compare the schema with. */
function lastSnapshot() {
  const journal = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8'));
  const number = String(journal.entries.at(-1).idx).padStart(4, '0');
  return JSON.parse(readFileSync(new URL(`meta/${number}_snapshot.json`, folder), 'utf8'));
}

test('the migrations match the schema: there is nothing to generate', async () => {
  const before = lastSnapshot();
  expect(await generateMigration(before, generateDrizzleJson(schema, before.id))).toEqual([]);
});

test('a database from before 1.0.0 is reported as such', async () => {
  const connection = await openBareDatabase();
  await connection.db.execute(sql`create schema drizzle`);
  await connection.db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  await connection.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 1795288174074)`,
  );
  await connection.db.execute(sql`create text search configuration portada_es (copy = pg_catalog.spanish)`);
  await expect(connection.migrate()).rejects.toThrow('This database was made before 1.0.0');
  await connection.close();
});

test('any other migration failure is reported unchanged', async () => {
  const connection = await openBareDatabase();
  await connection.db.execute(sql`create table users (id text)`);
  await expect(connection.migrate()).rejects.toThrow(/^The tables .* up to date: .*"users" already exists/);
  await connection.close();
});

test('a session from before the proofs has proved nothing since its login', async () => {
  const connection = await openBareDatabase();
  const steps = readMigrationFiles({ migrationsFolder });
  const index = steps.findIndex(({ sql: statements }) => statements.join().includes('proved_at'));
  const run = async (some: typeof steps) => {
    for (const statement of some.flatMap((step) => step.sql)) await connection.client.exec(statement);
  };
  await run(steps.slice(0, index));
  await connection.client.exec(`
    insert into users (id, nick, email) values ('1', 'Ana_Mar', 'ana@example.com');
    insert into sessions (token_hash, user_id, created_at, expires_at) values ('x', '1', '2026-01-10', '2026-02-10')`);
  await run(steps.slice(index, index + 1));
  const { rows } = await connection.client.query('select proved_at = created_at as "isOld" from sessions');
  expect(rows).toEqual([{ isOld: true }]);
  await connection.close();
});

describeOnPostgres('beside a backup', () => {
  test('a migration that waits for a table lets others read it, and goes on once it can', async () => {
    const { url, drop } = await createDatabase(await testServer());
    const connection = await connect({ databaseUrl: url, dataDir: '' });
    const { db } = connection;
    await db.transaction((transaction) => runMigrations(transaction, migrations.slice(0, 1)));
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    let migrating: Promise<void> | undefined;
    await db.transaction(async (backup) => {
      await backup.execute(sql`select id from users`);
      migrating = connection.migrate();
      await vi.waitUntil(() => db.$count(sql`pg_locks`, sql`not granted`));
      await db.transaction(async (reader) => {
        await reader.execute(sql`set local lock_timeout = '10s'`);
        await reader.execute(sql`select id from users`);
      });
      await vi.waitUntil(() => warn.mock.calls.length > 0);
    });
    await migrating;
    expect(warn).toHaveBeenCalledOnce();
    expect(await lastMigration(db)).toBe(migrations.at(-1)?.folderMillis);
    warn.mockRestore();
    await connection.close();
    await drop();
  });
});
