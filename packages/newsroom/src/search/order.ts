/** The order of search results, and their cursors. */

import { isDay } from '@portada/shared/days.ts';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { rankOfStanding } from '../content/standing.ts';
import { contents } from '../db/schema/content.ts';

/** A cursor is a path parameter, whose length is limited. */
export const MEANT_MAX_LENGTH = 300;

const dayKey = v.pipe(v.string(), v.check(isDay));
const databaseId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));
const common = {
  id: databaseId,
  /** The moment of the first page: contents published later neither repeat nor hide results. */
  asOf: v.pipe(v.string(), v.isoTimestamp()),
  /** The number of results at that moment, and how many of them match by title. */
  total: amount,
  titled: v.optional(amount, 0),
  /** Whether the text was read as a prefix, or corrected: see `Reading`. */
  isOpen: v.optional(v.boolean()),
  meant: v.optional(v.pipe(v.string(), v.maxLength(MEANT_MAX_LENGTH))),
};

/** The end of a page: the order and the key of its last item. */
export const searchCursor = v.variant('order', [
  v.object({ order: v.literal('time'), key: v.pipe(v.number(), v.safeInteger()), ...common }),
  v.object({ order: v.literal('day'), key: dayKey, ...common }),
]);
export type SearchCursor = v.InferOutput<typeof searchCursor>;
export type Order = SearchCursor['order'];

/** The sort key; the id breaks ties. */
export interface Key<Value extends string | number> {
  readonly selected: SQL<Value>;
  after(cursor: SearchCursor): SQL;
  readonly orderBy: SQL[];
}

/** `sortedBy`: for a few contents. */
export type TimeKey = Key<number> & { readonly sortedBy: SQL[] };

/**
 * Newest first, in microseconds, as an integer so that a cursor represents it exactly. Contents with a boost of so many
 * microseconds rank among those that are newer by as much: each group with the same boost is read from the index by
 * date, so that every page costs the same.
 */
export function byTime(ahead: number | SQL): TimeKey {
  return {
    selected:
      sql<number>`((extract(epoch from ${contents.publishedAt}) * 1000000)::bigint + ${ahead}::bigint)`.mapWith(
        Number,
      ),
    after: ({ key, id }) => sql`(${contents.publishedAt}, ${contents.id}) < (
      'epoch'::timestamptz + (${key}::bigint - ${ahead}::bigint) * interval '1 microsecond', ${id}::int
    )`,
    orderBy: [desc(contents.publishedAt), desc(contents.id)],
    // An expression that no index matches: the planner underestimates how rare a word is, and would scan all dates for
    // a handful of contents.
    sortedBy: [desc(sql`${contents.publishedAt} + interval '0'`), desc(contents.id)],
  };
}

/** A hundred years in microseconds; twice as much is still a safe integer. */
const STANDING_AHEAD = 3_155_760_000_000_000;

/** The open ones first, then those that open later, then the closed ones, each group newest first. */
export function byStanding(now: Date): TimeKey {
  const key = byTime(sql`(${rankOfStanding(now)} * ${STANDING_AHEAD}::bigint)`);
  const orderBy = [desc(key.selected), desc(contents.id)];
  return { ...key, orderBy, sortedBy: orderBy };
}

/** The soonest first; `soonest` is a column of the query. */
export function byDay(soonest: SQL.Aliased<string>): Key<string> {
  return {
    selected: sql<string>`${soonest}::text`,
    after: ({ key, id }) => sql`(${soonest}, ${contents.id}) > (${key}::date, ${id}::int)`,
    orderBy: [asc(sql`${soonest}`), asc(contents.id)],
  };
}
