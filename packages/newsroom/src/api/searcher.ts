/** The searcher (SEEK-06 to SEEK-09). The site is that of the address: widgets call `apiUrl`, which has its prefix. */
import { search, searchMore } from '@portada/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { intoCalendar } from '../content/dates.ts';
import { type Search, type SearchCursor, searchContents, searchCursor } from '../content/search.ts';
import { cleanText } from '../content/search-text.ts';
import { handle, invalidFields } from '../http/handle.ts';
import { readCursor, writeCursor } from './cursors.ts';

type Query = v.InferOutput<typeof search.query>;

const DEFAULT_LIMIT = 12;
const MAX_LIMIT = 50;
/** Pages beyond this one are reached by cursor; an offset makes the database count what it skips. */
const MAX_PAGE = 1_000;

export function registerSearcher(app: FastifyInstance): void {
  handle(app, search, ({ query, request }) => answer(request, query), { cache: 'public' });

  handle(
    app,
    searchMore,
    ({ params, query, request }) => answer(request, query, readCursor(searchCursor, params.cursor)),
    { cache: 'public' },
  );
}

async function answer(request: FastifyRequest, query: Query, cursor?: SearchCursor) {
  const asked = toSearch(query);
  const { db, now } = request.server;
  const page = await searchContents(db, request.site, asked, now(), cursor);
  if (!page) throw invalidFields(cursor ? { cursor: 'validation.pattern' } : { type: 'validation.pattern' });
  return {
    results: page.cards,
    numResults: page.total,
    hasMoreResults: page.next !== null,
    searcherPayload: {
      cursorMark: page.next && writeCursor(page.next),
      categoryId: asked.categoryId,
      moduleId: asked.moduleId,
      searchText: asked.text,
      dateValue: asked.dates,
      filterValues: asked.filters,
      type: asked.type,
      limit: asked.limit,
      taxonUrl: asked.taxonUrl,
    },
  };
}

function toSearch(query: Query): Search {
  const { dateValue, filterValues = {} } = query;
  return {
    text: cleanText(query.searchText ?? ''),
    type: query.type ?? '',
    categoryId: cleanText(query.categoryId ?? ''),
    moduleId: query.moduleId ?? '',
    taxonUrl: cleanText(query.taxonUrl ?? ''),
    filters: Object.fromEntries(
      Object.entries(filterValues).map(([name, value]) => [name, cleanText(value)]),
    ),
    dates: dateValue ? { start: intoCalendar(dateValue.start), end: intoCalendar(dateValue.end) } : null,
    limit: within(query.limit ?? DEFAULT_LIMIT, MAX_LIMIT),
    page: within(query.page ?? 1, MAX_PAGE),
  };
}

/** From 1 to the most that is allowed. */
function within(asked: number, most: number): number {
  return Math.min(Math.max(asked, 1), most);
}
