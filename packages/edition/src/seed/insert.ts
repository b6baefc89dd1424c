import type { Database } from '@portada/newsroom';
import type { PgTable } from 'drizzle-orm/pg-core';

/** PostgreSQL takes at most 65,535 parameters a statement; a hundred rows of ours stay well below. */
const BATCH = 100;

/** Inserts rows in batches. */
export async function insertAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await db.insert(table).values(rows.slice(start, start + BATCH));
  }
}
