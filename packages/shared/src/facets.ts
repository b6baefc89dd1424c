/** The ways to narrow a search by its filters, offered above its results by the page and by the widget alike. */
import type { FilterCounts, FilterDefinition, FilterOption, FilterValues } from '@portada/contract';
import { withFilter } from './search-query.ts';

interface Facet {
  readonly value: string;
  readonly name: string;
  /** How many results it would leave; null for what is chosen, which it takes away. */
  readonly count: number | null;
  /** The filters of the search that it leads to. */
  readonly filters: FilterValues;
}

export interface FacetGroup {
  /** The filter's. */
  readonly name: string;
  readonly label: string;
  readonly facets: readonly Facet[];
}

/** The form has them all. */
const MOST_FACETS = 6;

/** Of the filters with a list of values: what is chosen, or the values with most results where there are several. */
export function facetsOf(
  filters: readonly FilterDefinition[],
  counts: FilterCounts,
  chosen: FilterValues,
): FacetGroup[] {
  return filters
    .filter(({ type }) => type === 'select')
    .map(({ name, label, filters: options }) => {
      const facetOf = ({ value, name: text }: FilterOption, count: number | null): Facet => ({
        value,
        name: text || value,
        count,
        filters: withFilter(chosen, name, count === null ? '' : value),
      });
      const choice = options.find(({ value }) => value === chosen[name]);
      const facets = choice
        ? [facetOf(choice, null)]
        : largest(options, counts[name]).map(([option, count]) => facetOf(option, count));
      return { name, label: label || name, facets };
    })
    .filter(({ facets }) => facets.length > 0);
}

function largest(
  options: readonly FilterOption[],
  counts: FilterCounts[string] = {},
): (readonly [FilterOption, number])[] {
  const counted = options
    .map((option) => [option, counts[option.value] ?? 0] as const)
    .filter(([, count]) => count > 0)
    .toSorted(([, one], [, other]) => other - one);
  return counted.length > 1 ? counted.slice(0, MOST_FACETS) : [];
}
