import { lazyModule } from '@portada/ui/lazy-module/lazy-module.ts';
import type { SearcherProps } from './searcher.config.ts';

/** The lazy modules of the searcher, loaded in parallel with the request, and only those that the page needs. */
export const lazyParts = {
  list: lazyModule(() => import('./List.tsx')),
  dates: lazyModule(() => import('./DatesField.tsx')),
  predictive: lazyModule(() => import('./PredictiveFilter.tsx')),
};

/** All that a page needs to show its first results. */
export async function loadParts({ filters, dateFilters }: SearcherProps): Promise<void> {
  const isPredictive = filters.some(({ type }) => type === 'predictive');
  await Promise.all([
    lazyParts.list.load(),
    dateFilters && lazyParts.dates.load(),
    isPredictive && lazyParts.predictive.load(),
  ]);
}
