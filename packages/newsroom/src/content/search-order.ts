/** In which order a search answers, and where a page of it ended. */
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { contents } from '../db/schema/content.ts';

/** A cursor travels in a path, which has its limits. */
export const MEANT_MAX_LENGTH = 300;

const dayKey = v.pipe(v.string(), v.isoDate());
const timeKey = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?\+00$/),
  v.check((text) => !Number.isNaN(Date.parse(text.replace(' ', 'T').replace('+00', 'Z')))),
);
const databaseId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const common = {
  id: databaseId,
  /** The moment that the list is seen from: what is published meanwhile neither repeats nor hides anything. */
  asOf: v.pipe(v.string(), v.isoTimestamp()),
  /** How many there were at that moment. */
  total: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
  /** Whether the text was understood as half typed, or as another text: see `Reading`. */
  isOpen: v.optional(v.boolean()),
  meant: v.optional(v.pipe(v.string(), v.maxLength(MEANT_MAX_LENGTH))),
};

/** Where a page ended: the order of the list and the key of its last item. */
export const searchCursor = v.variant('order', [
  v.object({ order: v.literal('time'), key: timeKey, ...common }),
  v.object({ order: v.literal('score'), key: v.pipe(v.number(), v.safeInteger()), ...common }),
  v.object({ order: v.literal('day'), key: dayKey, ...common }),
]);
export type SearchCursor = v.InferOutput<typeof searchCursor>;
export type Order = SearchCursor['order'];

/** What a list is ordered by; the id decides between equals. */
export interface Key {
  readonly selected: SQL<string | number>;
  after(cursor: SearchCursor): SQL;
  readonly orderBy: SQL[];
}

/** The newest first. */
export const byTime: Key = {
  selected: sql<string>`to_char(${contents.publishedAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`,
  after: (cursor) =>
    sql`(${contents.publishedAt}, ${contents.id}) < (${cursor.key}::timestamptz, ${cursor.id}::int)`,
  orderBy: [desc(contents.publishedAt), desc(contents.id)],
};

/** The best first. */
export function byScore(rank: SQL): Key {
  const score = scoreOf(rank);
  return {
    selected: score,
    after: (cursor) => sql`(${score}, ${contents.id}) < (${cursor.key}::bigint, ${cursor.id}::int)`,
    orderBy: [desc(score), desc(contents.id)],
  };
}

/** What happens soonest first; `soonest` is a column of the query. */
export function byDay(soonest: PgColumn | SQL.Aliased<string>): Key {
  return {
    selected: sql<string>`${soonest}::text`,
    after: (cursor) => sql`(${soonest}, ${contents.id}) > (${cursor.key}::date, ${cursor.id}::int)`,
    orderBy: [asc(sql`${soonest}`), asc(contents.id)],
  };
}

/** A year, in milliseconds: within it a content loses all but a third of its worth. */
const FADING = 31_557_600_000;
/** What a content is worth whose body alone holds the words, against 0.6 for a word in the title. */
const BODY_WORTH = 0.05;

/**
 * Worth times e to the power of minus age. Its logarithm puts contents in the same order and does not change as time
 * goes by: a moment, in milliseconds, to which good matches are moved ahead. As a whole number, so that a cursor holds
 * it exactly.
 */
function scoreOf(rank: SQL): SQL<number> {
  return sql<number>`round((
    extract(epoch from ${contents.publishedAt})::float8 * 1000 + ${FADING}::float8 * ln(${BODY_WORTH}::float8 + ${rank})
  )::numeric)::bigint`.mapWith(Number);
}
