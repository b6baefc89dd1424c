/** The tables of the database, as its catalogue has them: whatever migration it is at. */
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/client.ts';

export interface Table {
  readonly name: string;
  /** In their order, without generated ones. */
  readonly columns: readonly Column[];
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isIdentity: boolean;
}

export function tablesOf(db: Database): Promise<Table[]> {
  return db
    .select({
      name: sql<string>`relname::text`,
      columns: sql<Column[]>`(
        select json_agg(json_build_object(
          'name', attname, 'type', format_type(atttypid, atttypmod), 'isIdentity', attidentity <> ''
        ) order by attnum)
        from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      )`,
    })
    .from(sql`pg_class`)
    .where(sql`relnamespace = 'public'::regnamespace and relkind = 'r' and ${isNoExtensions(sql`pg_class`)}`)
    .orderBy(sql`relname`);
}

/** Whether an object of a system catalogue belongs to no extension. */
export function isNoExtensions(catalogue: SQL): SQL {
  return sql`not exists (select from pg_depend where objid = ${catalogue}.oid and deptype = 'e')`;
}

/** The first column of a query's rows, as text. */
export async function textsOf(db: Database, query: SQL): Promise<string[]> {
  const { rows } = v.parse(results, await db.execute(query));
  return rows.map(({ text }) => text);
}

const results = v.object({ rows: v.array(v.object({ text: v.string() })) });

/** A backup takes as long as it takes, and its texts are the same from every server, whatever either has set. */
export async function settle(transaction: Database): Promise<void> {
  await transaction.execute(sql`set local statement_timeout to 0`);
  await transaction.execute(sql`set local idle_in_transaction_session_timeout to 0`);
  await transaction.execute(sql`set local datestyle to 'ISO, YMD'`);
  await transaction.execute(sql`set local timezone to 'UTC'`);
}
