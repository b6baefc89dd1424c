/** The full-text search over contents, with its order and pagination. */
import type { ContentCard } from '@portada/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  lte,
  not,
  notInArray,
  type SQL,
  type Subquery,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { type CardRow, cardColumns, toCard, visible } from '../content/cards.ts';
import { dayOf } from '../content/dates.ts';
import { type Edition, siteId } from '../content/edition.ts';
import type { Database } from '../db/client.ts';
import { type Reading, rowsOf, type Select, together } from '../db/reading.ts';
import { contents, eventOccurrences, sections } from '../db/schema/content.ts';
import { pictures } from '../db/schema/sites.ts';
import { isAgenda, narrowing } from './filters.ts';
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
  if (reading.text && !match) return { cards: [], total: 0, next: null, meant };
  const { rows, total, titled } = await found(db, edition, query, match);
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
          ...(reading.isOpen && { isOpen: true }),
          ...(meant && { meant }),
        })
      : null,
    meant,
  };
}

/** A content with its key in the order. */
type FoundRow = CardRow & { readonly key: string | number };

/** The boost of a match in the title, in microseconds: it outranks a mention in a content up to a year newer. */
const TITLE_AHEAD = 31_557_600_000_000;

/** Up to so many results, sorting them is faster than scanning all contents by date. */
const FEW = 2_000;

interface SearchRows {
  readonly rows: readonly FoundRow[];
  readonly total: number;
  /** How many of them match by title. */
  readonly titled: number;
}

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
  const { total, titled } =
    cursor ??
    (await together(db, {
      total: amountOf(db, matching),
      titled: amountOf(db, inTitle ? isTitled : sql`false`),
    }));
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
  return { rows, total, titled };
}

function amountOf(db: Database, where: SQL | undefined): Reading<number> {
  return totalOf(db, db.select({ total: count() }).from(contents).where(where));
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

/** The cards of the contents with the ids and keys of a page. */
function cardsOf(db: Database, page: Subquery<'page'>, orderBy: SQL[]): Reading<FoundRow[]> {
  const select = db
    .select({ ...cardColumns, key: sql<string | number>`page.key` })
    .from(contents)
    .innerJoin(page, sql`page.id = ${contents.id}`)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .leftJoin(pictures, eq(pictures.id, contents.pictureId))
    .orderBy(...orderBy);
  return rowsOf(db, select);
}

async function soonestOf(db: Database, { search, seenAt, cursor }: PageQuery, where: SQL | undefined) {
  const firstDay = search.dates?.start.slice(0, 10) ?? dayOf(seenAt);
  const happening = soonest(db, firstDay, search.dates?.end.slice(0, 10));
  const key = byDay(happening.day);
  const isHappening = eq(happening.id, contents.id);
  const page = db
    .select({ id: contents.id, key: key.selected.as('key') })
    .from(contents)
    .innerJoin(happening, isHappening)
    .where(and(where, cursor && key.after(cursor)))
    .orderBy(...key.orderBy)
    .limit(search.limit + 1)
    .offset(cursor ? 0 : (search.page - 1) * search.limit);
  const rows = cardsOf(db, page.as('page'), [asc(sql`page.key`), asc(sql`page.id`)]);
  if (cursor) return { rows: await rows, total: cursor.total };
  const all = db.select({ total: count() }).from(contents).innerJoin(happening, isHappening).where(where);
  return together(db, { rows, total: totalOf(db, all) });
}

function totalOf(db: Database, select: Select<{ total: number }>): Reading<number> {
  return rowsOf(db, select).map(([row]) => row?.total ?? 0);
}

/** Events between both days, or from the first one on, each with its first day in that range. */
function soonest(db: Database, start: string, end: string | undefined) {
  const { contentId, startsOn, endsOn } = eventOccurrences;
  // A reversed range matches nothing; without this check an event that spans both bounds would match.
  const isBackwards = end !== undefined && end < start;
  return db
    .select({
      id: contentId,
      day: sql<string>`min(greatest(${startsOn}, ${start}::date))`.as('day'),
    })
    .from(eventOccurrences)
    .where(
      and(
        gte(endsOn, start),
        end === undefined ? undefined : lte(startsOn, end),
        isBackwards ? sql`false` : undefined,
      ),
    )
    .groupBy(contentId)
    .as('happening');
}
