import { $flags } from '@portada/core';
import { lazyModule } from '@portada/ui/lazy-module/lazy-module.ts';
import type { SearcherProps } from './searcher.config.ts';

/** The lazy modules of the searcher, loaded in parallel with the request, and only those that the page needs. */
export const lazyParts = {
  list: lazyModule(() => import('./List.tsx')),
  dates: lazyModule(() => import('./DatesField.tsx')),
  predictive: lazyModule(() => import('./PredictiveFilter.tsx')),
  save: lazyModule(() => import('./save/SaveSearch.tsx')),
};

/** Of the results' page alone a search is kept, where the site keeps them. */
export function canSave({ mode }: SearcherProps): boolean {
  return mode === 'search' && $flags.get().savedSearches === true;
}

/** All that a page needs to show its first results. */
export async function loadParts(props: SearcherProps): Promise<void> {
  const { filters, dateFilters } = props;
  const isPredictive = filters.some(({ type }) => type === 'predictive');
  await Promise.all([
    lazyParts.list.load(),
    dateFilters && lazyParts.dates.load(),
    isPredictive && lazyParts.predictive.load(),
    // An extra: results are shown without it, too.
    canSave(props) && lazyParts.save.load().catch(() => undefined),
  ]);
}
