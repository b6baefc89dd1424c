/** What a page's address asks of its searcher (SEEK-14), as a browser without script sends it. */
import { type DateValue, type FilterValues, SEARCH_TEXT_MAX_LENGTH } from '@portada/contract';
import { isDay } from '@portada/shared/days.ts';
import { intoCalendar } from '../content/dates.ts';
import { cleanText } from '../search/text.ts';
import type { SearcherMode } from './modes/mode.ts';

export interface SearchQuery {
  readonly text: string;
  readonly filters: FilterValues;
  /** As they are written, so that the form shows them again. */
  readonly startDate: string;
  readonly endDate: string;
  /** Null where none are asked for. */
  readonly dates: DateValue | null;
  /** A date that does not exist, or an end before its start. */
  readonly areDatesWrong: boolean;
  readonly page: number;
}

type Query = Readonly<Record<string, unknown>>;

/** The pages that an address may name; beyond, the searcher goes on by cursors. */
const MOST_PAGES = 1_000;

/** One value of a query as clean text: the first where a name comes twice, and no more of it than a search takes. */
export function textOf(query: unknown, name: string): string {
  const given = isQuery(query) ? query[name] : undefined;
  const value: unknown = Array.isArray(given) ? given[0] : given;
  return typeof value === 'string' ? shortened(value) : '';
}

/** A text of an address, made fit to be searched for. */
export function shortened(text: string): string {
  return cleanText([...cleanText(text)].slice(0, SEARCH_TEXT_MAX_LENGTH).join('')).slice(
    0,
    SEARCH_TEXT_MAX_LENGTH,
  );
}

/** What is not among the searcher's own names is somebody else's: a campaign's mark, say. */
export function readSearchQuery(query: unknown, { filters }: Pick<SearcherMode, 'filters'>): SearchQuery {
  const chosen = filters
    .map(({ definition: { name } }) => [name, textOf(query, name)] as const)
    .filter(([, value]) => value !== '');
  const [startDate, endDate] = [textOf(query, 'startDate'), textOf(query, 'endDate')];
  // One date alone is that day.
  const [start, end] = [startDate || endDate, endDate || startDate];
  const areDatesWrong = start !== '' && (!isDay(start) || !isDay(end) || end < start);
  return {
    text: textOf(query, 'searchText'),
    filters: Object.fromEntries(chosen),
    startDate,
    endDate,
    dates: start && !areDatesWrong ? { start: intoCalendar(start), end: intoCalendar(end) } : null,
    areDatesWrong,
    page: pageOf(textOf(query, 'page')),
  };
}

function pageOf(written: string): number {
  return /^[1-9]\d{0,8}$/.test(written) ? Math.min(Number(written), MOST_PAGES) : 1;
}

/** Whether anything is asked beside the page itself: such a list is one of too many for search engines. */
export function isNarrowed({ text, filters, startDate, endDate }: SearchQuery): boolean {
  return Boolean(text || startDate || endDate || Object.keys(filters).length > 0);
}

function isQuery(value: unknown): value is Query {
  return typeof value === 'object' && value !== null;
}
