/** What the query of an address asks of a searcher (SEEK-14), the same for the page and for the widget on it. */
import { type FilterValues, type SearchType, searchTypes } from '@portada/contract';
import { type DaysBetween, daysBetween } from './days.ts';
import { SEARCH_PATH } from './paths.ts';

/** One value of a query by its name; empty where it has none. */
type Read = (name: string) => string;

export interface SearchParameters {
  readonly text: string;
  readonly filters: FilterValues;
  /** As they are written, so that a form shows them again. */
  readonly startDate: string;
  readonly endDate: string;
  /** Null where none are asked for. */
  readonly dates: DaysBetween | null;
  /** A date that does not exist, or an end before its start. */
  readonly areDatesWrong: boolean;
  /** From 1; undefined where the address has no number. */
  readonly page: number | undefined;
}

const PAGE = /^[1-9]\d{0,8}$/;

/**
 * What is not among the searcher's own names is somebody else's: a campaign's mark, say.
 *
 * @param inPath the text in the path of the search results' page, which alone has `?text=` (reading 11)
 */
export function readSearch(read: Read, filterNames: readonly string[], inPath?: string): SearchParameters {
  const chosen = filterNames.map((name) => [name, read(name)] as const).filter(([, value]) => value);
  const [startDate, endDate] = [read('startDate'), read('endDate')];
  // One date alone is that day.
  const dates = daysBetween(startDate || endDate, endDate || startDate);
  const page = read('page');
  return {
    text: read('searchText') || (inPath === undefined ? '' : read('text') || inPath),
    filters: Object.fromEntries(chosen),
    startDate,
    endDate,
    dates,
    areDatesWrong: dates === null && startDate + endDate !== '',
    page: PAGE.test(page) ? Number(page) : undefined,
  };
}

/** SRCH-03: empty where all is searched. */
export function readSearchType(read: Read): Exclude<SearchType, 'all'> | '' {
  const type = searchTypes.find((candidate) => candidate === read('searchtype'));
  return type === undefined || type === 'all' ? '' : type;
}

/** The names of a searcher's query, beside those of its filters. */
export const searchFieldNames = ['searchText', 'text', 'startDate', 'endDate', 'page'] as const;

/** What is asked, by the names of the query and in their order; what is empty is to be left out. */
export function searchFields(
  { text, filters, startDate, endDate }: Pick<SearchParameters, 'text' | 'filters' | 'startDate' | 'endDate'>,
  textName: 'searchText' | 'text' = 'searchText',
): Record<string, string> {
  return { [textName]: text, ...filters, startDate, endDate };
}

/** What a search of the results' page asks. */
type ResultsQuery = Pick<SearchParameters, 'text' | 'filters'> & { readonly type: string };

/** The path and query of the results of a search (SRCH-02). */
export function resultsPath({ text, type, filters }: ResultsQuery): string {
  const fields = Object.entries({ text, searchtype: type, ...filters }).filter(([, value]) => value);
  return `${SEARCH_PATH}?${new URLSearchParams(Object.fromEntries(fields))}`;
}

/** A filter takes a value, or with an empty one none. */
export function withFilter(filters: FilterValues, name: string, value: string): FilterValues {
  const { [name]: _, ...others } = filters;
  return value ? { ...others, [name]: value } : others;
}
