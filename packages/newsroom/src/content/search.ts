/** The search over contents: what it asks, in which order it answers, and where its next page begins. */
import type { ContentCard, DateValue, FilterValues } from '@portada/contract';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/client.ts';
import { contents, eventOccurrences } from '../db/schema/content.ts';
import { cardsByIds, visible } from './cards.ts';
import { dayOf } from './dates.ts';
import { type Edition, siteId } from './edition.ts';
import { isAgenda, narrowing } from './search-filters.ts';
import {
  byDay,
  byScore,
  byTime,
  MEANT_MAX_LENGTH,
  type Order,
  type SearchCursor,
  searchCursor,
} from './search-order.ts';
import { openEnd, termsOf } from './search-terms.ts';
import { type Reading, type TextMatch, textMatch } from './search-text.ts';
import { correctedText } from './search-words.ts';

/** What is searched for. Texts are clean: see `cleanText`. Type and filters are known ones: see `search-filters`. */
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

/** Everything, as a list begins. */
export const everything: Search = {
  text: '',
  type: '',
  categoryId: '',
  moduleId: '',
  taxonUrl: '',
  filters: {},
  dates: null,
  limit: 12,
  page: 1,
};

export interface SearchPage {
  cards: ContentCard[];
  total: number;
  /** Null where nothing follows. */
  next: SearchCursor | null;
  /** The text that was searched for instead of the typed one, which found nothing; else empty. */
  meant: string;
}

/** One page. Answers undefined for a cursor of another kind of list. */
export async function searchContents(
  db: Database,
  edition: Edition,
  search: Search,
  now: Date,
  cursor?: SearchCursor,
): Promise<SearchPage | undefined> {
  if (cursor && cursor.order !== orderOf(search)) return undefined;
  const seenAt = cursor ? new Date(Math.min(Date.parse(cursor.asOf), now.getTime())) : now;
  const page = (reading: Reading) => pageOf(db, edition, { search, reading, seenAt, cursor });
  const first = { text: cursor?.meant ?? search.text, isOpen: cursor?.isOpen ?? false };
  const found = await page(first);
  if (cursor || !search.text || found.total > 0) return found;
  return (await guess(db, edition, search.text, page)) ?? found;
}

/** For a text that nothing holds: as one half typed, then as one mistyped. */
async function guess(
  db: Database,
  edition: Edition,
  text: string,
  page: (reading: Reading) => Promise<SearchPage>,
): Promise<SearchPage | undefined> {
  if (openEnd(termsOf(text))) {
    const begun = await page({ text, isOpen: true });
    if (begun.total > 0) return begun;
  }
  const corrected = await correctedText(db, edition, text);
  if (corrected === undefined || Buffer.byteLength(corrected) > MEANT_MAX_LENGTH) return undefined;
  const meant = await page({ text: corrected, isOpen: false });
  return meant.total > 0 ? meant : undefined;
}

function orderOf(search: Search): Order {
  if (isAgenda(search)) return 'day';
  return search.text ? 'score' : 'time';
}

interface PageQuery {
  search: Search;
  reading: Reading;
  seenAt: Date;
  cursor: SearchCursor | undefined;
}

async function pageOf(db: Database, edition: Edition, query: PageQuery): Promise<SearchPage> {
  const { search, reading, seenAt } = query;
  const match = reading.text ? textMatch(edition.lang, reading) : undefined;
  const meant = reading.text === search.text ? '' : reading.text;
  if (reading.text && !match) return { cards: [], total: 0, next: null, meant };
  const { rows, total } = await keysOf(db, edition, query, match);
  const page = rows.slice(0, search.limit);
  const last = rows.length > search.limit ? page.at(-1) : undefined;
  const ids = page.map(({ id }) => id);
  return {
    cards: await cardsByIds(db, edition, ids, seenAt),
    total,
    next: last
      ? v.parse(searchCursor, {
          order: orderOf(search),
          key: last.key,
          id: last.id,
          asOf: seenAt.toISOString(),
          total,
          ...(reading.isOpen && { isOpen: true }),
          ...(meant && { meant }),
        })
      : null,
    meant,
  };
}

interface KeyRow {
  id: number;
  key: string | number;
}

/** The ids of a page and of one more, with their keys, and how many there are in all. */
async function keysOf(
  db: Database,
  edition: Edition,
  { search, seenAt, cursor }: PageQuery,
  match: TextMatch | undefined,
): Promise<{ rows: KeyRow[]; total: number }> {
  const firstDay = search.dates?.start.slice(0, 10) ?? dayOf(seenAt);
  const happening = soonest(db, firstDay, search.dates?.end.slice(0, 10));
  const key = isAgenda(search) ? byDay(happening.day) : match ? byScore(match.rank) : byTime;
  const where = and(
    eq(contents.siteId, siteId(edition)),
    visible(seenAt),
    match?.condition,
    ...narrowing(db, search),
  );
  // What is found by its words is looked through whole in any case: counting it at the same time costs next to nothing.
  const counted = match && !cursor ? sql<number>`count(*) over ()`.mapWith(Number) : sql<number>`0`;
  const select = db.select({ id: contents.id, key: key.selected, total: counted }).from(contents).$dynamic();
  const rows = await (isAgenda(search) ? select.innerJoin(happening, eq(happening.id, contents.id)) : select)
    .where(and(where, cursor && key.after(cursor)))
    .orderBy(...key.orderBy)
    .limit(search.limit + 1)
    .offset(cursor ? 0 : (search.page - 1) * search.limit);
  if (cursor) return { rows, total: cursor.total };
  const [first] = rows;
  if (match && first) return { rows, total: first.total };
  const count = db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(contents)
    .$dynamic();
  const [all] = await (isAgenda(search)
    ? count.innerJoin(happening, eq(happening.id, contents.id))
    : count
  ).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** What happens between both days, or from the first one on, each with the first of its days in that time. */
function soonest(db: Database, start: string, end: string | undefined) {
  const { contentId, startsOn, endsOn } = eventOccurrences;
  return db
    .select({
      id: contentId,
      day: sql<string>`min(greatest(${startsOn}, ${start}::date))`.as('day'),
    })
    .from(eventOccurrences)
    .where(and(gte(endsOn, start), end === undefined ? undefined : lte(startsOn, end), ordered(start, end)))
    .groupBy(contentId)
    .as('happening');
}

/** An event that goes on for weeks lies on both sides of a range that is the wrong way round. */
function ordered(start: string, end: string | undefined): SQL | undefined {
  return end !== undefined && end < start ? sql`false` : undefined;
}
