import { type FilterDefinition, search } from '@portada/contract';
import { request } from '@portada/core';
import type { AskMatches } from '@portada/ui/features/predictive-search/predictive.store.ts';

/** PRED-05: requested from the server. */
const PREDICTIVE_LIMIT = 12;

/**
 * PRED-05: how a predictive filter finds its values: the first searcher call; or its own list where it has one only.
 */
export function askFor({
  predictiveSearchType,
  predictiveSearchFilters,
  filters,
}: FilterDefinition): AskMatches {
  if (!predictiveSearchType && filters.length > 0) return async () => filters;
  return async (searchText, cancel) => {
    const query = {
      limit: PREDICTIVE_LIMIT,
      type: predictiveSearchType,
      filterValues: predictiveSearchFilters,
      searchText,
    };
    const { results } = await request(search, { query }, cancel);
    return results.map(({ id, title }) => ({ value: id, name: title }));
  };
}
