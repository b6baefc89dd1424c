import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';

/** What a change of the data needs: the app, or a transaction on its database. */
export interface DataContext {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => Date;
}

/** Runs a change in a transaction. It must use the context that it is given: PGlite has one connection only. */
export function inTransaction<Result>(
  { config, db, now }: DataContext,
  change: (context: DataContext) => Promise<Result>,
): Promise<Result> {
  return db.transaction((transaction) => change({ config, db: transaction, now }));
}
