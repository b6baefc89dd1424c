import type { SearchType } from '@portada/contract';
import { onSite } from '@portada/core/site-urls.ts';
import { searchPath, searchResultsPath } from '@portada/shared/search-path.ts';

/** HEAD-04, SRCH-05: the search page, or the results for a text as the header's search asks for them. */
export function searchUrl(text = ''): string {
  return onSite(searchPath(text));
}

/** SRCH-02 */
export function searchResultsUrl(text: string, type: SearchType): string {
  return onSite(searchResultsPath(text, type));
}
