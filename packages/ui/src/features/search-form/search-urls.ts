import type { SearchType } from '@portada/contract';
import { onSite } from '@portada/core/site-urls.ts';

/** HEAD-04, SRCH-05: the search page, or the results for a text as the header's search asks for them. */
export function searchUrl(text = ''): string {
  // A lone half of a pair, which no address can hold, is what `encodeURIComponent` throws at.
  return onSite(text ? `/buscar/${encodeURIComponent(text.toWellFormed())}` : '/buscar/');
}

/** SRCH-02 */
export function searchResultsUrl(text: string, type: SearchType): string {
  const url = new URL(onSite('/buscar'));
  url.searchParams.set('text', text);
  if (type !== 'all') url.searchParams.set('searchtype', type);
  return url.href;
}
