/** Reads all rows of the database in one snapshot, a few at a time. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { type Manifest, tableFile } from './manifest.ts';
import { settle, type Table, tablesOf, textsOf } from './tables.ts';
import type { BackupWriter } from './writer.ts';

/** Some megabytes of the longest texts. */
const ROWS_AT_ONCE = 200;

type Dump = Pick<Manifest, 'database' | 'tables' | 'identities'>;

/** To be called within a read-only transaction of the isolation level `repeatable read`. */
export async function dumpTables(db: Database, writer: BackupWriter): Promise<Dump> {
  await settle(db);
  const [database = ''] = await textsOf(db, sql`select version() as text`);
  const tables: Dump['tables'] = [];
  const identities: Dump['identities'] = [];
  for (const table of await tablesOf(db)) {
    const columns = table.columns.map(({ name }) => name);
    tables.push({ name: table.name, columns, rows: await dumpTable(db, table, writer) });
    // After the rows: a sequence knows no snapshot, and must not be behind them.
    for (const { name: column, isIdentity } of table.columns) {
      if (isIdentity) identities.push({ table: table.name, column, next: await nextOf(db, table, column) });
    }
  }
  return { database: database.split(' ').slice(0, 2).join(' '), tables, identities };
}

async function dumpTable(db: Database, table: Table, writer: BackupWriter): Promise<number> {
  const values = table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`);
  await db.execute(sql`
    declare backup_rows no scroll cursor for
    select to_json(array[${sql.join(values, sql`, `)}]::text[])::text as text from ${sql.identifier(table.name)}`);
  let rows = 0;
  async function* lines() {
    for (;;) {
      const fetched = await textsOf(db, sql`fetch forward ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`);
      if (fetched.length === 0) return;
      rows += fetched.length;
      yield `${fetched.join('\n')}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), (packed: AsyncIterable<Buffer>) =>
    writer.add(tableFile(table.name), packed),
  );
  await db.execute(sql`close backup_rows`);
  return rows;
}

async function nextOf(db: Database, { name }: Table, column: string): Promise<number> {
  const [sequence = ''] = await textsOf(
    db,
    sql`select pg_get_serial_sequence(quote_ident(${name}), ${column}) as text`,
  );
  const [next = ''] = await textsOf(
    db,
    sql`select (last_value + is_called::int)::text as text from ${sql.raw(sequence)}`,
  );
  return Number(next);
}
