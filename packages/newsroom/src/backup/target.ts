/** The database that a backup is restored into. */
import { getTableName, sql } from 'drizzle-orm';
import { type Deletion, loggedDeletions } from '../accounts/personal-data/deletion-log.ts';
import { StartError } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { isFromBefore, lastMigration } from '../db/migrations.ts';
import { accountDeletions, uploads } from '../db/schema/index.ts';
import { importedPictures } from './imported.ts';
import { isNoExtensions, tablesOf } from './tables.ts';

/**
 * Drops everything of a newsroom's that is in the database, so that the migrations find none, and returns the paths of
 * its files and its log of deleted accounts, some of which may not have been copied. Throws a `StartError` for
 * another program's database, and for one with rows unless they are to be replaced.
 */
export async function clearTarget(
  transaction: Database,
  { replace }: { readonly replace: boolean },
): Promise<{ paths: string[]; deletions: Deletion[] }> {
  const tables = await tablesOf(transaction);
  const migration = await lastMigration(transaction);
  if (tables.length > 0 && (!migration || (await isFromBefore(transaction)))) {
    throw new StartError('The database has tables that are not the newsroom’s. Name an empty one.');
  }
  if (!replace) {
    for (const { name } of tables) {
      if ((await transaction.$count(sql`${sql.identifier(name)}`)) === 0) continue;
      throw new StartError(
        'The database is not empty. Name an empty one, or add --replace: all that it holds is then deleted.',
      );
    }
  }
  const files = migration ? await filesOf(transaction) : [];
  // A release from before had no log.
  const hasLog = tables.some(({ name }) => name === getTableName(accountDeletions));
  const deletions = hasLog ? await loggedDeletions(transaction) : [];
  await dropAll(transaction);
  return { paths: files, deletions };
}

/** What readers uploaded, and what came with imports. */
async function filesOf(transaction: Database): Promise<string[]> {
  const uploaded = await transaction.select({ path: uploads.path }).from(uploads);
  return [...uploaded.map(({ path }) => path), ...(await importedPictures(transaction))];
}

/** What the extensions have made stays; in a list first, since one may go with another. */
async function dropAll(transaction: Database): Promise<void> {
  const own = (catalogue: string) => isNoExtensions(sql.raw(catalogue));
  await transaction.execute(sql`
    do $$
    declare statement text;
    begin
      foreach statement in array array(
        select format('drop table if exists %s cascade', oid::regclass)
        from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and ${own('pg_class')}
        union all
        select format('drop function if exists %s cascade', oid::regprocedure)
        from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' and ${own('pg_proc')}
        union all
        select format('drop type if exists %s cascade', oid::regtype)
        from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e' and ${own('pg_type')}
        union all
        select format('drop text search configuration if exists %s cascade', oid::regconfig)
        from pg_ts_config where cfgnamespace = 'public'::regnamespace and ${own('pg_ts_config')}
      ) loop
        execute statement;
      end loop;
      drop schema if exists drizzle cascade;
    end $$`);
}
