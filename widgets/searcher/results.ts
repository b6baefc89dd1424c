import type { ContentCard, FilterCounts, SearcherAnswer } from '@portada/contract';
import type { Wire } from './query.ts';

/** The results of one search, as far as its pages have come. */
export interface Results {
  /** The request, repeated for each further page. */
  readonly wire: Wire;
  readonly pages: readonly (readonly ContentCard[])[];
  /** The number of the first of them. */
  readonly first: number;
  readonly total: number;
  /** The cursor of the next page; null at the end, or where pages are numbered. */
  readonly cursor: string | null;
  readonly numbered: boolean;
  readonly hasMore: boolean;
  /** What the first answer says of the whole list. */
  readonly help: SearchHelp;
}

/** The text searched for instead, one that finds more, what to mark, and the counts of the filters. */
export interface SearchHelp {
  readonly meant: string;
  readonly suggestion: string;
  readonly marks: readonly string[];
  readonly counts: FilterCounts;
}

const noHelp: SearchHelp = { meant: '', suggestion: '', marks: [], counts: {} };

function helpIn({ meant, suggestion, marks, counts }: SearcherAnswer): SearchHelp {
  return { meant, suggestion, marks, counts };
}

/** The number of the page that came last. */
export function lastPage({ first, pages }: Results): number {
  return first + pages.length - 1;
}

/** How many results a page has; one that is but a `position` is the place of an ad (CARD-13). */
export function countIn(page: readonly ContentCard[]): number {
  return page.filter(({ position }) => position === null).length;
}

export function countOf({ pages }: Results): number {
  return pages.reduce((sum, page) => sum + countIn(page), 0);
}

/** Begins a list that has no page yet. */
export function begin(wire: Wire, first: number, numbered: boolean): Results {
  return { wire, pages: [], first, total: 0, cursor: null, numbered, hasMore: true, help: noHelp };
}

/**
 * The list with one more page (SEEK-18). What it has already is not shown twice: pages by number shift while contents
 * are published. It ends when the server says so, gives no cursor, or the last page allowed has come (SEEK-19).
 */
export function append(results: Results, answer: SearcherAnswer, maxPage: number): Results {
  const listedIds = new Set(results.pages.flat().map(({ id }) => id));
  const fresh = answer.results.filter(({ id }) => !listedIds.has(id));
  const mark = answer.searcherPayload.cursorMark;
  const cursor = mark === null || mark === '' ? null : String(mark);
  const help = results.pages.length === 0 ? helpIn(answer) : results.help;
  const longer = { ...results, pages: [...results.pages, fresh], total: answer.numResults, cursor, help };
  const goesOn = answer.hasMoreResults && answer.results.length > 0 && (results.numbered || cursor !== null);
  return { ...longer, hasMore: goesOn && (maxPage <= 0 || lastPage(longer) < maxPage) };
}
