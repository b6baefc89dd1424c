import { late } from '@portada/ui/later/late.ts';
import type { SearcherProps } from './searcher.config.ts';

/** What is not there from the first moment is fetched while the server is asked, and only where the page needs it. */
export const lateParts = {
  list: late(() => import('./List.tsx')),
  dates: late(() => import('./DatesField.tsx')),
  predictive: late(() => import('./PredictiveFilter.tsx')),
};

/** All that a page needs to show its first results. */
export async function loadParts({ filters, dateFilters }: SearcherProps): Promise<void> {
  const isPredictive = filters.some(({ type }) => type === 'predictive');
  await Promise.all([
    lateParts.list.load(),
    dateFilters && lateParts.dates.load(),
    isPredictive && lateParts.predictive.load(),
  ]);
}
