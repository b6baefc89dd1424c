/** Writes the rows of a backup into tables that are at its migration. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { StartError } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { type Manifest, tableFile } from './manifest.ts';
import { type Table, tablesOf } from './tables.ts';

const ROWS_AT_ONCE = 200;
/** In characters. */
const BATCH_LENGTH = 1_000_000;

type DumpedTable = Manifest['tables'][number];

/**
 * Foreign keys are made anew at the end, as no order of tables satisfies them all; triggers do not run, since what they
 * write is in the backup.
 */
export async function loadTables(
  transaction: Database,
  folder: string,
  { tables, identities }: Manifest,
): Promise<void> {
  const existing = new Map((await tablesOf(transaction)).map((table) => [table.name, table]));
  const restoreKeys = await dropForeignKeys(transaction);
  for (const dumped of tables) {
    const table = existing.get(dumped.name);
    if (!table) throw new StartError(`The backup does not fit this version: it has a table ${dumped.name}.`);
    const name = sql.identifier(table.name);
    await transaction.execute(sql`alter table ${name} disable trigger user`);
    await loadTable(transaction, folder, dumped, table);
    await transaction.execute(sql`alter table ${name} enable trigger user`);
  }
  await restoreKeys();
  for (const { table, column, next } of identities) {
    await transaction.execute(
      sql`alter table ${sql.identifier(table)} alter column ${sql.identifier(column)} restart with ${sql.raw(String(next))}`,
    );
  }
}

async function dropForeignKeys(transaction: Database): Promise<() => Promise<void>> {
  const keys = await transaction
    .select({
      table: sql<string>`conrelid::regclass::text`,
      name: sql<string>`conname::text`,
      definition: sql<string>`pg_get_constraintdef(oid)`,
    })
    .from(sql`pg_constraint`)
    .where(sql`contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of keys) {
    await transaction.execute(sql`alter table ${sql.raw(table)} drop constraint ${sql.identifier(name)}`);
  }
  return async () => {
    for (const { table, name, definition } of keys) {
      await transaction.execute(
        sql`alter table ${sql.raw(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    }
  };
}

async function loadTable(
  transaction: Database,
  folder: string,
  { name, columns, rows }: DumpedTable,
  { columns: existing }: Table,
): Promise<void> {
  const types = new Map(existing.map((column) => [column.name, column.type]));
  const values = columns.map((column, index) => {
    const type = types.get(column);
    if (type === undefined) throw new StartError(`The backup does not fit this version: ${name}.${column}.`);
    return sql`(line ->> ${sql.raw(String(index))})::${sql.raw(type)}`;
  });
  const names = columns.map((column) => sql.identifier(column));
  let loaded = 0;
  for await (const lines of batchesOf(join(folder, tableFile(name)))) {
    await transaction.execute(sql`
      insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)}
      from jsonb_array_elements(${`[${lines.join(',')}]`}::text::jsonb) as line`);
    loaded += lines.length;
  }
  if (loaded !== rows) throw new StartError(`The backup is damaged: ${name} has ${loaded} rows of ${rows}.`);
}

/** The lines of a packed file, some at a time. */
async function* batchesOf(file: string): AsyncGenerator<string[]> {
  const unpacked = createGunzip().setEncoding('utf8');
  const reading = pipeline(createReadStream(file), unpacked);
  // It is awaited below; without this, a failure before that would be nobody's.
  reading.catch(() => {});
  let batch: string[] = [];
  let length = 0;
  let rest = '';
  for await (const piece of unpacked) {
    const [first = '', ...others] = String(piece).split('\n');
    rest += first;
    for (const other of others) {
      batch.push(rest);
      length += rest.length;
      rest = other;
      if (batch.length < ROWS_AT_ONCE && length < BATCH_LENGTH) continue;
      yield batch;
      batch = [];
      length = 0;
    }
  }
  await reading;
  if (batch.length > 0) yield batch;
}
