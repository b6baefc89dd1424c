import type { SearchType } from '@portada/contract';
import { onSite } from '@portada/core/site-urls.ts';
import { SEARCH_PATH } from '@portada/shared/paths.ts';

/** HEAD-04, SRCH-05: the search page, or the results for a text as the header's search asks for them. */
export function searchUrl(text = ''): string {
  // A lone half of a pair, which no address can hold, is what `encodeURIComponent` throws at.
  return onSite(SEARCH_PATH + encodeURIComponent(text.toWellFormed()));
}

/** SRCH-02 */
export function searchResultsUrl(text: string, type: SearchType): string {
  const url = new URL(onSite(SEARCH_PATH.slice(0, -1)));
  url.searchParams.set('text', text);
  if (type !== 'all') url.searchParams.set('searchtype', type);
  return url.href;
}
