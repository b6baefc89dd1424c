import { lazyModule } from '@portada/ui/lazy-module/lazy-module.ts';
import type { SearcherProps } from './searcher.config.ts';

/** What is not there from the first moment is fetched while the server is asked, and only where the page needs it. */
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
