import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/client.ts';

/** Every table of the database.*/
export async function tableNames(db: Database): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
  return rows.map(({ name }) => name).sort();
}

/** A hash of each table: two equal results mean that nothing was written in between. */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const name of await tableNames(db)) {
    const [row] = await db
      .select({ print: sql<string>`md5(coalesce(string_agg(whole::text, '|' order by whole::text), ''))` })
      .from(sql`${sql.identifier(name)} as whole`);
    prints[name] = row?.print ?? '';
  }
  return prints;
}
