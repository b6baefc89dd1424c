/** Moments that processes agree on by the database's clock: theirs differ. */
import { type SQL, sql } from 'drizzle-orm';
import type { DataContext } from './context.ts';

/**
 * The database's time, in whole milliseconds as a `Date` has them. What tests have put their `now` ahead of the
 * process's own clock counts; how wrong that clock is does not.
 *
 * @param later milliseconds to add
 */
export function databaseTime(now: DataContext['now'], later = 0): SQL<Date> {
  const milliseconds = now().getTime() - Date.now() + later;
  return sql`date_trunc('milliseconds', now()) + ${milliseconds} * interval '1 millisecond'`;
}
