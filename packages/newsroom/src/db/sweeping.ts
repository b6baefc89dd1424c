/** Deletes what has expired from a table that may have much of it. */
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** As many rows as are deleted well within the time of a statement. */
const BATCH = 5_000;
/** Separates these from other advisory locks: any number, as long as every process uses the same. */
const SEED = 410_043;

/** In batches, each by one process: others that are at the same table leave it to that one. */
export async function deleteExpired(
  db: Database,
  table: PgTable,
  isExpired: SQL | undefined,
  batch = BATCH,
): Promise<void> {
  let count: number;
  do {
    count = await db.transaction(async (transaction) => {
      if (!(await tryLock(transaction, getTableName(table)))) return 0;
      const rows = await transaction
        .delete(table)
        .where(sql`ctid = any(array(select ctid from ${table} where ${isExpired} limit ${batch}))`)
        .returning({ one: sql`1` });
      return rows.length;
    });
  } while (count === batch);
}

async function tryLock(transaction: Database, name: string): Promise<boolean> {
  const [row] = await transaction
    .select({ isTaken: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, ${SEED}))` })
    .from(sql`(select) as one`);
  return row?.isTaken === true;
}
