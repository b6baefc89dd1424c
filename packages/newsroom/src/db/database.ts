import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** Either database, or a transaction on it: the parameter of every query function. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
