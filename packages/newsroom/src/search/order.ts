/** In which order a search answers, and where a page of it ended. */

import { isDay } from '@portada/shared/days.ts';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { contents } from '../db/schema/content.ts';

/** A cursor travels in a path, which has its limits. */
export const MEANT_MAX_LENGTH = 300;

const dayKey = v.pipe(v.string(), v.check(isDay));
const databaseId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));
const common = {
  id: databaseId,
  /** The moment that the list is seen from: what is published meanwhile neither repeats nor hides anything. */
  asOf: v.pipe(v.string(), v.isoTimestamp()),
  /** How many there were at that moment, and how many of them by their titles. */
  total: amount,
  titled: v.optional(amount, 0),
  /** Whether the text was understood as half typed, or as another text: see `Reading`. */
  isOpen: v.optional(v.boolean()),
  meant: v.optional(v.pipe(v.string(), v.maxLength(MEANT_MAX_LENGTH))),
};

/** Where a page ended: the order of the list and the key of its last item. */
export const searchCursor = v.variant('order', [
  v.object({ order: v.literal('time'), key: v.pipe(v.number(), v.safeInteger()), ...common }),
  v.object({ order: v.literal('day'), key: dayKey, ...common }),
]);
export type SearchCursor = v.InferOutput<typeof searchCursor>;
export type Order = SearchCursor['order'];

/** What a list is ordered by; the id decides between equals. */
export interface Key<Value extends string | number> {
  readonly selected: SQL<Value>;
  after(cursor: SearchCursor): SQL;
  readonly orderBy: SQL[];
}

/**
 * The newest first, in microseconds, as a whole number so that a cursor holds it exactly. Contents that are moved ahead
 * by so many microseconds stand among those that are newer by as much: each part of a list that has one such figure
 * comes from the index by date, and no page costs more than another.
 */
export function byTime(ahead: number): Key<number> & { readonly sortedBy: SQL[] } {
  return {
    selected:
      sql<number>`((extract(epoch from ${contents.publishedAt}) * 1000000)::bigint + ${ahead}::bigint)`.mapWith(
        Number,
      ),
    after: ({ key, id }) => sql`(${contents.publishedAt}, ${contents.id}) < (
      'epoch'::timestamptz + (${key}::bigint - ${ahead}::bigint) * interval '1 microsecond', ${id}::int
    )`,
    orderBy: [desc(contents.publishedAt), desc(contents.id)],
    // The same in words that no index answers to. The planner takes rare words for commoner than they are, and would
    // walk through all dates for a handful of contents.
    sortedBy: [desc(sql`${contents.publishedAt} + interval '0'`), desc(contents.id)],
  };
}

/** What happens soonest first; `soonest` is a column of the query. */
export function byDay(soonest: SQL.Aliased<string>): Key<string> {
  return {
    selected: sql<string>`${soonest}::text`,
    after: ({ key, id }) => sql`(${soonest}, ${contents.id}) > (${key}::date, ${id}::int)`,
    orderBy: [asc(sql`${soonest}`), asc(contents.id)],
  };
}
