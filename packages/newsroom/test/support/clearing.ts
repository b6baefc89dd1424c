/** What brings a used test database back to an empty one, and tells whether that is possible. */
import type { PGlite } from '@electric-sql/pglite';

interface Revision {
  /** Transactions that have written. */
  readonly transactions: string;
  /** Columns of all tables and indexes, which change with them. */
  readonly columns: number;
}

export async function revisionOf(client: PGlite): Promise<Revision> {
  const { rows } = await client.query<Revision>(`
    select pg_snapshot_xmax(pg_current_snapshot())::text as transactions,
      (select count(*)::int from pg_attribute) as columns`);
  const [revision] = rows;
  if (!revision) throw new Error('The database has no revision.');
  return revision;
}

/** Deletes all rows and restarts all sequences. `truncate` would make the files of 47 tables and their indexes anew. */
export async function clear(client: PGlite): Promise<void> {
  await client.exec(`
    do $$
    declare
      name text;
      isFilled boolean;
    begin
      -- Deletes in any order, without checking foreign keys.
      set local session_replication_role = replica;
      for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
        execute format('select exists (select from %s)', name) into isFilled;
        if isFilled then execute format('delete from %s', name); end if;
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        from pg_sequences where schemaname = 'public' and last_value is not null;
    end $$`);
}
