import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** PostgreSQL's `tsvector`, written by the database only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** `timestamptz`, mapped to a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The row's time of creation. */
export const createdAt = () => moment('created_at').notNull().default(sql`now()`);
