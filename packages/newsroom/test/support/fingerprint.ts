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

/**
 * A hash of each table: two equal results mean that nothing was written in between. One query for all: a query each
 * takes longer than reading the tables of a test.
 */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const prints = (await tableNames(db)).map(
    (name) => sql`
      select ${name}::text as name, md5(coalesce(string_agg(whole::text, '|' order by whole::text), '')) as print
      from ${sql.identifier(name)} as whole`,
  );
  const rows = await db
    .select({ name: sql<string>`name`, print: sql<string>`print` })
    .from(sql`(${sql.join(prints, sql` union all `)}) as prints`);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
