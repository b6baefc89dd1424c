import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** Either database, and a transaction on either: what every query takes. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
