import type { FilterDefinition, FilterValues } from '@portada/contract';
import { onSite } from '@portada/core/site-urls.ts';
import { AGENDA_PATH, ARCHIVE_PATH } from '@portada/shared/paths.ts';
import { readSearchPath } from '@portada/shared/read-search-path.ts';
import { readSearch, readSearchType, searchFieldNames, searchFields } from '@portada/shared/search-query.ts';
import { archivePath, readArchivePath } from './archive-path.ts';
import { cleanText, emptyQuery, type Query } from './query.ts';
import type { SearcherProps } from './searcher.config.ts';

/** What an address asks for. */
export interface Address {
  readonly query: Query;
  /** It has dates that are none, or an end before its start: they are left out of the query. */
  readonly areDatesWrong: boolean;
  /** From 1. */
  readonly page: number;
  /** Its pages have numbers, in the path of an archive or in `?page=` (reading 15). */
  readonly numbered: boolean;
  /** `news` or `other`, of the search results' page (SRCH-03). */
  readonly type: string;
}

/** A select takes one of its values only; what a predictive filter takes is for the server to validate. */
function takes({ type, filters }: FilterDefinition, value: string): boolean {
  return type === 'predictive' || filters.some((option) => option.value === value);
}

function offered({ filters }: SearcherProps, chosen: FilterValues): FilterValues {
  const kept = filters.flatMap((filter): [string, string][] => {
    const value = chosen[filter.name];
    return value && takes(filter, value) ? [[filter.name, value]] : [];
  });
  return Object.fromEntries(kept);
}

function namesOf({ filters }: SearcherProps): string[] {
  return filters.map(({ name }) => name);
}

/** Reads the page's address (SEEK-14). The events module is a part of some page: its address is not the module's. */
export function readAddress(props: SearcherProps, url = new URL(location.href)): Address {
  if (props.mode === 'events') {
    return { query: emptyQuery, areDatesWrong: false, page: 1, numbered: false, type: '' };
  }
  const archive = props.mode === 'archive' ? readArchivePath(url.pathname) : undefined;
  const results = props.mode === 'search' ? readSearchPath(url.pathname) : undefined;
  const read = (name: string) => url.searchParams.get(name) ?? '';
  const { text, filters, dates, areDatesWrong, page } = readSearch(read, namesOf(props), results?.text);
  return {
    query: {
      text: cleanText(text),
      filters: offered(props, filters),
      dates: archive ? archive.dates : dates,
    },
    areDatesWrong,
    page: archive?.page ?? page ?? 1,
    numbered: archive !== undefined || page !== undefined,
    type: props.mode === 'search' ? readSearchType(read) : '',
  };
}

/** The address of a query: this page's, keeping other parameters and the hash. */
export function writeAddress(
  props: SearcherProps,
  query: Query,
  page = 1,
  url = new URL(location.href),
): URL {
  const address = new URL(url);
  const archive = props.mode === 'archive' ? readArchivePath(url.pathname) : undefined;
  const results = props.mode === 'search' ? readSearchPath(url.pathname) : undefined;
  const text = cleanText(query.text);
  if (archive) address.pathname = archivePath({ home: archive.home, dates: query.dates, page });
  if (results) address.pathname = text ? results.home : `${results.home}/`;

  // The days and the number of a page are in the path of an archive.
  const { start: startDate = '', end: endDate = '' } = (!archive && query.dates) || {};
  const fields = searchFields({ ...query, text, startDate, endDate }, results ? 'text' : 'searchText');
  const number = archive || page === 1 ? '' : String(page);
  const { searchParams } = address;
  for (const name of [...searchFieldNames, ...namesOf(props)]) searchParams.delete(name);
  for (const [name, value] of Object.entries({ ...fields, page: number })) {
    if (value) searchParams.set(name, value);
  }
  address.hash = '';
  return address;
}

/** ARCH-04: where a choice of dates leads. */
export function archiveUrl(props: SearcherProps, query: Query): string {
  const here = new URL(location.href);
  const isArchive = readArchivePath(here.pathname) !== undefined;
  return writeAddress(props, query, 1, isArchive ? here : new URL(onSite(ARCHIVE_PATH))).href;
}

/** AGEN-02: the agenda's address for the query of the events module. */
export function agendaUrl(props: SearcherProps, query: Query): string {
  return writeAddress({ ...props, mode: 'agenda' }, query, 1, new URL(onSite(AGENDA_PATH))).href;
}
