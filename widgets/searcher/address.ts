import type { FilterDefinition, FilterValues } from '@portada/contract';
import { onSite } from '@portada/core/site-urls.ts';
import { AGENDA_PATH, ARCHIVE_PATH } from '@portada/shared/paths.ts';
import { type DayRange, rangeBetween } from '@portada/ui/features/date-selector/date-range.ts';
import { archivePath, readArchivePath } from './archive-path.ts';
import { cleanText, emptyQuery, type Query } from './query.ts';
import type { SearcherProps } from './searcher.config.ts';

/** What an address asks for. */
export interface Place {
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

/** The search results' page keeps names of its own for its text: `?text=`, or a part of its path (reading 11). */
const SEARCH_PAGE = /^(.*\/buscar)(?:\/(.*?)\/?)?$/;

const NUMBER = /^[1-9]\d{0,5}$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function textIn({ mode }: SearcherProps, { searchParams, pathname }: URL): string {
  const own = searchParams.get('searchText');
  const [, home, inPath = ''] = SEARCH_PAGE.exec(pathname) ?? [];
  if (own !== null || mode !== 'search' || home === undefined) return own ?? '';
  return searchParams.get('text') ?? decoded(inPath);
}

/** A select takes one of its values only; what a predictive filter takes is for the server to judge. */
function takes({ type, filters }: FilterDefinition, value: string): boolean {
  return type === 'predictive' || filters.some((option) => option.value === value);
}

function filtersIn({ filters }: SearcherProps, { searchParams }: URL): FilterValues {
  const chosen = filters.flatMap((filter): [string, string][] => {
    const value = searchParams.get(filter.name) ?? '';
    return value && takes(filter, value) ? [[filter.name, value]] : [];
  });
  return Object.fromEntries(chosen);
}

/** One date alone is that day. */
function datesIn({ searchParams }: URL): { dates: DayRange | null; areDatesWrong: boolean } {
  const [start, end] = [searchParams.get('startDate') ?? '', searchParams.get('endDate') ?? ''];
  const dates = rangeBetween(start || end, end || start);
  return { dates, areDatesWrong: dates === null && start + end !== '' };
}

/** Reads the page's address (SEEK-14). The events module is a part of some page: its address is not the module's. */
export function readAddress(props: SearcherProps, url = new URL(location.href)): Place {
  if (props.mode === 'events') {
    return { query: emptyQuery, areDatesWrong: false, page: 1, numbered: false, type: '' };
  }
  const archive = props.mode === 'archive' ? readArchivePath(url.pathname) : undefined;
  const { dates, areDatesWrong } = datesIn(url);
  const page = url.searchParams.get('page') ?? '';
  const searchtype = url.searchParams.get('searchtype') ?? '';
  return {
    query: {
      text: cleanText(textIn(props, url)),
      filters: filtersIn(props, url),
      dates: archive ? archive.dates : dates,
    },
    areDatesWrong,
    page: archive?.page ?? (NUMBER.test(page) ? Number(page) : 1),
    numbered: archive !== undefined || NUMBER.test(page),
    type: props.mode === 'search' && /^(news|other)$/.test(searchtype) ? searchtype : '',
  };
}

const OWN_NAMES = ['searchText', 'text', 'startDate', 'endDate', 'page'];

/** The address of a query: this page's, keeping other parameters and the hash. */
export function writeAddress(
  props: SearcherProps,
  query: Query,
  page = 1,
  url = new URL(location.href),
): URL {
  const address = new URL(url);
  const archive = props.mode === 'archive' ? readArchivePath(url.pathname) : undefined;
  const [, searchHome] = (props.mode === 'search' && SEARCH_PAGE.exec(url.pathname)) || [];
  const { searchParams } = address;
  for (const name of [...OWN_NAMES, ...props.filters.map(({ name }) => name)]) searchParams.delete(name);

  const text = cleanText(query.text);
  if (text) searchParams.set(searchHome === undefined ? 'searchText' : 'text', text);
  for (const [name, value] of Object.entries(query.filters)) searchParams.set(name, value);
  if (archive) {
    address.pathname = archivePath({ home: archive.home, dates: query.dates, page });
  } else {
    if (searchHome !== undefined) address.pathname = text ? searchHome : `${searchHome}/`;
    if (query.dates) searchParams.set('startDate', query.dates.start);
    if (query.dates) searchParams.set('endDate', query.dates.end);
    if (page > 1) searchParams.set('page', String(page));
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
