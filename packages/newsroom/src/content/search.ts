/** The search over contents: what it asks, in which order it answers, and where its next page begins. */
import type { ContentCard, DateValue, FilterValues } from '@portada/contract';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/client.ts';
import { contents, eventOccurrences, sections } from '../db/schema/content.ts';
import { pictures } from '../db/schema/sites.ts';
import { cardColumns, toCards, visible } from './cards.ts';
import { dayOf } from './dates.ts';
import { type Edition, siteId } from './edition.ts';
import {
  filterConditions,
  happensBetween,
  inSection,
  kindsOf,
  moduleKind,
  ofNewsletter,
  publishedBetween,
} from './search-filters.ts';
import { matchesText, textScore } from './search-text.ts';

/** What is searched for. Texts are clean: see `cleanText`. */
export interface Search {
  text: string;
  type: string;
  categoryId: string;
  moduleId: string;
  taxonUrl: string;
  filters: FilterValues;
  dates: DateValue | null;
  limit: number;
  /** A numbered page, from 1; without a cursor only. */
  page: number;
}

const dayKey = v.pipe(v.string(), v.isoDate());
const timeKey = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?\+00$/),
  v.check((text) => !Number.isNaN(Date.parse(text.replace(' ', 'T').replace('+00', 'Z')))),
);
const position = { id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)) };
const asOf = v.pipe(v.string(), v.isoTimestamp());

/**
 * Where a page ended: the order of the list, the key of its last item, and the moment that the list is seen from, so
 * that what is published meanwhile neither repeats nor hides anything.
 */
export const searchCursor = v.variant('order', [
  v.object({ order: v.literal('time'), key: timeKey, asOf, ...position }),
  v.object({ order: v.literal('score'), key: v.pipe(v.number(), v.safeInteger()), asOf, ...position }),
  v.object({ order: v.literal('day'), key: dayKey, asOf, ...position }),
]);
export type SearchCursor = v.InferOutput<typeof searchCursor>;

export interface SearchPage {
  cards: ContentCard[];
  total: number;
  /** Null where nothing follows. */
  next: SearchCursor | null;
}

type Order = SearchCursor['order'];

/** One page. Answers undefined for a type that the newsroom does not have, or a cursor of another kind of list. */
export async function searchContents(
  db: Database,
  edition: Edition,
  search: Search,
  now: Date,
  cursor?: SearchCursor,
): Promise<SearchPage | undefined> {
  const kinds = kindsOf(search.type);
  const { text } = search;
  const isAgenda = moduleKind(search.moduleId) === 'event' || search.type === 'event';
  const order: Order = text ? 'score' : isAgenda ? 'day' : 'time';
  if (kinds === undefined || (cursor && cursor.order !== order)) return undefined;
  const seenAt = cursor ? new Date(Math.min(Date.parse(cursor.asOf), now.getTime())) : now;
  const firstDay = search.dates?.start.slice(0, 10) ?? dayOf(seenAt);
  const where = and(
    eq(contents.siteId, siteId(edition)),
    visible(seenAt),
    kinds === 'all' ? undefined : kinds,
    text ? matchesText(edition.lang, text) : undefined,
    ...narrowing(db, search, isAgenda, firstDay),
  );
  const key = keyOf(order, edition, text, seenAt, firstDay);
  const rows = await db
    .select({ ...cardColumns, key: key.selected })
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .leftJoin(pictures, eq(pictures.id, contents.pictureId))
    .where(and(where, cursor && key.after(cursor)))
    .orderBy(...key.orderBy)
    .limit(search.limit + 1)
    .offset(cursor ? 0 : (search.page - 1) * search.limit);
  const [counted] = await db.select({ total: count() }).from(contents).where(where);
  const page = rows.slice(0, search.limit);
  const last = rows.length > search.limit ? page.at(-1) : undefined;
  return {
    cards: await toCards(db, edition, page),
    total: counted?.total ?? 0,
    next: last
      ? v.parse(searchCursor, { order, key: last.key, id: last.id, asOf: seenAt.toISOString() })
      : null,
  };
}

function narrowing(db: Database, search: Search, isAgenda: boolean, firstDay: string): (SQL | undefined)[] {
  const kind = moduleKind(search.moduleId);
  const { dates } = search;
  const when = isAgenda
    ? happensBetween(db, firstDay, dates?.end.slice(0, 10))
    : dates
      ? publishedBetween(dates)
      : undefined;
  return [
    kind && eq(contents.kind, kind),
    search.categoryId ? inSection(db, search.categoryId) : undefined,
    search.taxonUrl ? ofNewsletter(db, search.taxonUrl) : undefined,
    when,
    ...filterConditions(db, search.filters),
  ];
}

interface Key {
  selected: SQL<string | number>;
  after(cursor: SearchCursor): SQL;
  orderBy: SQL[];
}

/** The newest first, the best first, or the soonest first; the id decides between equals. */
function keyOf(order: Order, edition: Edition, text: string, seenAt: Date, firstDay: string): Key {
  if (order === 'score') {
    const score = textScore(edition.lang, text, seenAt);
    return {
      selected: score,
      after: (cursor) => sql`(${score}, ${contents.id}) < (${cursor.key}::bigint, ${cursor.id}::int)`,
      orderBy: [desc(score), desc(contents.id)],
    };
  }
  if (order === 'day') {
    const soonest = sql<string>`(
      select min(greatest(${eventOccurrences.startsOn}, ${firstDay}::date))::text from ${eventOccurrences}
      where ${eventOccurrences.contentId} = ${contents.id} and ${eventOccurrences.endsOn} >= ${firstDay}::date
    )`;
    return {
      selected: soonest,
      after: (cursor) => sql`(${soonest}, ${contents.id}) > (${cursor.key}::text, ${cursor.id}::int)`,
      orderBy: [asc(soonest), asc(contents.id)],
    };
  }
  const written = sql<string>`to_char(${contents.publishedAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`;
  return {
    selected: written,
    after: (cursor) =>
      sql`(${contents.publishedAt}, ${contents.id}) < (${cursor.key}::timestamptz, ${cursor.id}::int)`,
    orderBy: [desc(contents.publishedAt), desc(contents.id)],
  };
}
