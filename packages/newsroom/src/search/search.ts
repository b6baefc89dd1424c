/** The full-text search over contents, with its order and pagination. */
import type { ContentCard, FilterCounts } from '@portada/contract';
import { and, asc, desc, eq, not, notInArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { toCard, visible } from '../content/cards.ts';
import { type Edition, siteId } from '../content/edition.ts';
import type { Database } from '../db/client.ts';
import { together } from '../db/reading.ts';
import { contents } from '../db/schema/content.ts';
import { countedOf } from './counts.ts';
import { isAgenda, narrowing } from './filters.ts';
import { cardsOf, type FoundRow } from './found-cards.ts';
import { happeningIn } from './occurrences.ts';
import {
  byDay,
  byStanding,
  byTime,
  MEANT_MAX_LENGTH,
  type Order,
  type SearchCursor,
  searchCursor,
  type TimeKey,
} from './order.ts';
import type { Search } from './query.ts';
import { rankedOf, type SearchRows, TITLE_AHEAD } from './ranked.ts';
import { openEnd, termsOf } from './terms.ts';
import { type TextMatch, type TextQuery, textMatch } from './text.ts';
import { correctedText } from './words.ts';

export interface SearchPage {
  cards: ContentCard[];
  total: number;
  /** The next page's cursor; null on the last page. */
  next: SearchCursor | null;
  /** The corrected text, if the typed one had no results; else empty. */
  meant: string;
  /** Whether its last word was read as a prefix. */
  isOpen: boolean;
  /** See `searcherAnswer`. */
  counts: FilterCounts;
}

/** One page. Undefined for a cursor of another kind of list. */
export async function searchContents(
  db: Database,
  edition: Edition,
  search: Search,
  now: Date,
  cursor?: SearchCursor,
): Promise<SearchPage | undefined> {
  if (cursor && cursor.order !== orderOf(search)) return undefined;
  const seenAt = cursor ? new Date(Math.min(Date.parse(cursor.asOf), now.getTime())) : now;
  const page = (reading: TextQuery) => pageOf(db, edition, { search, reading, seenAt, cursor });
  const first = { text: cursor?.meant ?? search.text, isOpen: cursor?.isOpen ?? false };
  const found = await page(first);
  if (cursor || !search.text || found.total > 0) return found;
  return (await guess(db, edition, search.text, page)) ?? found;
}

/** The fallback for a text without results: as a prefix, then with its spelling corrected. */
async function guess(
  db: Database,
  edition: Edition,
  text: string,
  page: (reading: TextQuery) => Promise<SearchPage>,
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
  return isAgenda(search) ? 'day' : 'time';
}

interface PageQuery {
  search: Search;
  reading: TextQuery;
  seenAt: Date;
  cursor: SearchCursor | undefined;
}

async function pageOf(db: Database, edition: Edition, query: PageQuery): Promise<SearchPage> {
  const { search, reading, seenAt } = query;
  const match = reading.text ? textMatch(edition.lang, reading) : undefined;
  const meant = reading.text === search.text ? '' : reading.text;
  const { isOpen } = reading;
  if (reading.text && !match) return { cards: [], total: 0, next: null, meant, isOpen, counts: {} };
  const { rows, total, titled, counts } = await found(db, edition, query, match);
  const page = rows.slice(0, search.limit);
  const last = rows.length > search.limit ? page.at(-1) : undefined;
  return {
    cards: page.map((row) => toCard(edition, row)),
    total,
    next: last
      ? v.parse(searchCursor, {
          order: orderOf(search),
          key: last.key,
          id: last.id,
          asOf: seenAt.toISOString(),
          total,
          titled,
          ...(isOpen && { isOpen }),
          ...(meant && { meant }),
        })
      : null,
    meant,
    isOpen,
    counts,
  };
}

/** Up to so many results, sorting them is faster than scanning all contents by date. */
const FEW = 2_000;

/** The contents of a page and one more, and the total. */
async function found(
  db: Database,
  edition: Edition,
  query: PageQuery,
  match: TextMatch | undefined,
): Promise<SearchRows> {
  const { search, seenAt, cursor } = query;
  const where = and(eq(contents.siteId, siteId(edition)), visible(seenAt), ...narrowing(db, search));
  const matching = and(where, match?.condition);
  if (isAgenda(search)) return { ...(await soonestOf(db, query, matching)), titled: 0 };
  const inTitle = match?.inTitle;
  const isTitled = and(where, inTitle);
  if (inTitle && !cursor) return rankedOf(db, search, matching, isTitled);
  const { total, counts, titled } = cursor
    ? { ...cursor, counts: {} }
    : { ...(await countedOf(db, search, matching)), titled: 0 };
  // For few remaining ones, excluding a list of ids is faster than matching each title.
  const notBy = (title: SQL) =>
    total - titled > FEW
      ? not(title)
      : notInArray(contents.id, db.select({ id: contents.id }).from(contents).where(isTitled));
  const parts = inTitle
    ? [
        { where: isTitled, size: titled, key: byTime(TITLE_AHEAD) },
        { where: and(matching, notBy(inTitle)), size: total - titled, key: byTime(0) },
      ]
    : [{ where: matching, size: total, key: search.openFirst ? byStanding(seenAt) : byTime(0) }];
  const rows = await newestOf(
    db,
    parts.filter(({ size }) => size > 0),
    query,
  );
  return { rows, total, titled, counts };
}

interface Part {
  readonly where: SQL | undefined;
  readonly size: number;
  readonly key: TimeKey;
}

/** Merges the newest of all groups: a large one is read from its newest on, only as far as the page needs. */
async function newestOf(
  db: Database,
  parts: readonly Part[],
  { search, cursor }: PageQuery,
): Promise<FoundRow[]> {
  const limit = search.limit + 1;
  const offset = cursor ? 0 : (search.page - 1) * search.limit;
  const [first, second] = parts.map(({ where, size, key }) =>
    db
      .select({ id: contents.id, key: key.selected.as('key') })
      .from(contents)
      .where(and(where, cursor && key.after(cursor)))
      .orderBy(...(size > FEW ? key.orderBy : key.sortedBy))
      .limit(offset + limit)
      .as('part'),
  );
  if (!first) return [];
  const list = second ? unionAll(db.select().from(first), db.select().from(second)).as('list') : first;
  const newest = [desc(list.key), desc(list.id)];
  const page = db
    .select()
    .from(list)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  return cardsOf(db, page.as('page'), [desc(sql`page.key`), desc(sql`page.id`)]);
}

async function soonestOf(
  db: Database,
  { search, seenAt, cursor }: PageQuery,
  where: SQL | undefined,
): Promise<Omit<SearchRows, 'titled'>> {
  const happening = happeningIn(db, search, seenAt);
  const key = byDay(happening.day);
  const page = db
    .select({ id: contents.id, key: key.selected.as('key') })
    .from(contents)
    .innerJoin(happening, eq(happening.id, contents.id))
    .where(and(where, cursor && key.after(cursor)))
    .orderBy(...key.orderBy)
    .limit(search.limit + 1)
    .offset(cursor ? 0 : (search.page - 1) * search.limit);
  const rows = cardsOf(db, page.as('page'), [asc(sql`page.key`), asc(sql`page.id`)]);
  if (cursor) return { rows: await rows, total: cursor.total, counts: {} };
  // As a list of ids, not as a join: of the few events of some days only those are read.
  const isHappening = sql`${contents.id} = any(array${db.select({ id: happening.id }).from(happening)})`;
  const list = await together(db, { rows, all: countedOf(db, search, and(where, isHappening)) });
  return { rows: list.rows, ...list.all };
}
