import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** PostgreSQL's full-text vector; only the database writes one. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A moment, with its zone kept by the database and a `Date` in our hands. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When the row was made. */
export const createdAt = () => moment('created_at').notNull().default(sql`now()`);
