/** The addresses that lead to the search results' page. */
import type { SearchType } from '@portada/contract';
import { SEARCH_PATH } from './paths.ts';

/** Without the slash at its end, as a query follows it. */
const HOME = SEARCH_PATH.slice(0, -1);

/** HEAD-04, SRCH-05: the page, or with a text its results as the header's search asks for them. */
export function searchPath(text = ''): string {
  // A lone half of a pair, which no address can hold, is what `encodeURIComponent` throws at.
  return SEARCH_PATH + encodeURIComponent(text.toWellFormed());
}

/** SRCH-02: the results for a text of a type, which is left out where all is searched. */
export function searchResultsPath(text: string, type: SearchType): string {
  return `${HOME}?${new URLSearchParams({ text, ...(type !== 'all' && { searchtype: type }) })}`;
}
