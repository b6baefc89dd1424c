import { readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connectPglite } from '../src/db/client.ts';
import * as schema from '../src/db/schema/index.ts';

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
  const connection = await connectPglite();
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
  const connection = await connectPglite();
  await connection.db.execute(sql`create table users (id text)`);
  await expect(connection.migrate()).rejects.toThrow(/^The tables .* up to date: .*"users" already exists/);
  await connection.close();
});
