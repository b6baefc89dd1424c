/** The searcher's calls (SEEK-06 to SEEK-09). The site is by the path: widgets use `apiUrl`, which has its prefix. */
import { type ContentCard, search, searchMore } from '@portada/contract';
import { isDay } from '@portada/shared/days.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { invalidCursor, readCursor, writeCursor } from '../content/cursors.ts';
import { intoCalendar } from '../content/dates.ts';
import { cleanLine } from '../content/plain-text.ts';
import { handle, invalidFields } from '../http/handle.ts';
import { isKnownFilter, kindsOf } from '../search/filters.ts';
import { helpWith, noHelp } from '../search/help.ts';
import { nameCursor, nameTypeOf, searchNames } from '../search/names.ts';
import { searchCursor } from '../search/order.ts';
import { defaultSearch, type Search } from '../search/query.ts';
import { searchContents } from '../search/search.ts';

type Query = v.InferOutput<typeof search.query>;

const DEFAULT_LIMIT = 12;
const MAX_LIMIT = 50;
/** Pages beyond this one are reached by cursor only, since the database scans all rows of an offset. */
const MAX_PAGE = 1_000;

export function registerSearcher(app: FastifyInstance): void {
  handle(app, search, ({ query, request }) => answer(request, query), { cache: 'public' });

  handle(app, searchMore, ({ params, query, request }) => answer(request, query, params.cursor), {
    cache: 'public',
  });
}

const anyCursor = v.variant('order', [...searchCursor.options, nameCursor]);

async function answer(request: FastifyRequest, query: Query, cursor?: string) {
  const search = toSearch(query);
  const list = searchList(request.site.id, search);
  const page = await find(
    request,
    search,
    cursor === undefined ? undefined : readCursor(anyCursor, cursor, list),
  );
  return {
    results: query.comments === 'false' ? page.cards.map(withoutComments) : page.cards,
    numResults: page.total,
    hasMoreResults: page.next !== null,
    searcherPayload: {
      cursorMark: page.next && writeCursor(page.next, list),
      categoryId: search.categoryId,
      moduleId: search.moduleId,
      searchText: search.text,
      dateValue: search.dates,
      filterValues: search.filters,
      type: search.type,
      limit: search.limit,
      taxonUrl: search.taxonUrl,
    },
    meant: page.meant,
    suggestion: page.suggestion,
    marks: page.marks,
    counts: page.counts,
  };
}

/** Contents, or names for the types that are not contents. */
async function find(
  { server, site }: FastifyRequest,
  search: Search,
  cursor?: v.InferOutput<typeof anyCursor>,
) {
  const { db, now } = server;
  const names = nameTypeOf(search.type);
  if (names) {
    if (cursor && cursor.order !== 'name') throw invalidCursor();
    return { ...(await searchNames(db, site, names, search, cursor)), meant: '', counts: {}, ...noHelp };
  }
  if (cursor?.order === 'name') throw invalidCursor();
  const page = await searchContents(db, site, search, now(), cursor);
  if (!page) throw invalidCursor();
  // The further pages are of the list that has had its help with the first.
  return { ...page, ...(cursor ? noHelp : await helpWith(db, site, search, now(), page)) };
}

/** Identifies a search; the page size is not part of it. */
export function searchList(siteId: string, search: Search): unknown {
  const { text, type, categoryId, moduleId, taxonUrl, filters, dates } = search;
  const chosen = Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [siteId, text, type, categoryId, moduleId, taxonUrl, chosen, dates?.start, dates?.end];
}

/** The archive's `comments` flag (ARCH-09): if it is off, cards have no comment count. */
function withoutComments(card: ContentCard): ContentCard {
  return { ...card, showComments: false, numComments: 0 };
}

/** Throws a 400 for an unknown type or filter. */
function toSearch(query: Query): Search {
  const { dateValue, filterValues = {}, type = '' } = query;
  if (!nameTypeOf(type) && kindsOf(type) === undefined) throw invalidFields({ type: 'validation.pattern' });
  if (!Object.keys(filterValues).every(isKnownFilter)) {
    throw invalidFields({ filterValues: 'validation.pattern' });
  }
  // The contract parses a date as JavaScript does, which turns the 31st of February into the 3rd of March.
  if (dateValue && ![dateValue.start, dateValue.end].every((bound) => isDay(bound.slice(0, 10)))) {
    throw invalidFields({ dateValue: 'validation.pattern' });
  }
  return {
    ...defaultSearch,
    text: cleanLine(query.searchText ?? ''),
    type,
    categoryId: cleanLine(query.categoryId ?? ''),
    moduleId: query.moduleId ?? '',
    taxonUrl: cleanLine(query.taxonUrl ?? ''),
    filters: Object.fromEntries(
      Object.entries(filterValues).map(([name, value]) => [name, cleanLine(value)]),
    ),
    dates: dateValue ? { start: intoCalendar(dateValue.start), end: intoCalendar(dateValue.end) } : null,
    limit: within(query.limit ?? DEFAULT_LIMIT, MAX_LIMIT),
    page: within(query.page ?? 1, MAX_PAGE),
  };
}

/** From 1 to the maximum. */
function within(value: number, most: number): number {
  return Math.min(Math.max(value, 1), most);
}
