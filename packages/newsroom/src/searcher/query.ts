/** Parses the query string of a searcher's page (SEEK-14), as a form without script sends it. */
import { SEARCH_TEXT_MAX_LENGTH } from '@portada/contract';
import { readSearch, type SearchParameters } from '@portada/shared/search-query.ts';
import { intoCalendar } from '../content/dates.ts';
import { cleanLine } from '../content/plain-text.ts';
import type { SearcherMode } from './modes/mode.ts';

export interface SearchQuery extends SearchParameters {
  readonly page: number;
}

type Query = Readonly<Record<string, unknown>>;

/** The maximum of numbered pages; further ones are reached by cursor. */
const MOST_PAGES = 1_000;

/** One value of a query as normalised text: the first of a repeated name, truncated to a search's maximum. */
export function textOf(query: unknown, name: string): string {
  const given = isQuery(query) ? query[name] : undefined;
  const value: unknown = Array.isArray(given) ? given[0] : given;
  return typeof value === 'string' ? shortened(value) : '';
}

/** Normalises a text of a URL for searching. */
export function shortened(text: string): string {
  return cleanLine([...cleanLine(text)].slice(0, SEARCH_TEXT_MAX_LENGTH).join('')).slice(
    0,
    SEARCH_TEXT_MAX_LENGTH,
  );
}

/** `inPath` is the text in the path of the search results' page. */
export function readSearchQuery(
  query: unknown,
  { filters }: Pick<SearcherMode, 'filters'>,
  inPath?: string,
): SearchQuery {
  const names = filters.map(({ definition: { name } }) => name);
  const search = readSearch((name) => textOf(query, name), names, inPath);
  const { dates, page = 1 } = search;
  return {
    ...search,
    dates: dates && { start: intoCalendar(dates.start), end: intoCalendar(dates.end) },
    page: Math.min(page, MOST_PAGES),
  };
}

/** Whether there are any search parameters: such a page is not indexed. */
export function isNarrowed({ text, filters, startDate, endDate }: SearchQuery): boolean {
  return Boolean(text || startDate || endDate || Object.keys(filters).length > 0);
}

function isQuery(value: unknown): value is Query {
  return typeof value === 'object' && value !== null;
}
