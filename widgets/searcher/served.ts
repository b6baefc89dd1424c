/** What a reader has asked for in the fallback's form, before the searcher was there. */
import { daysBetween } from '@portada/shared/days.ts';
import { withFilter } from '@portada/shared/search-query.ts';
import type { Control } from '@portada/ui/form/controls.ts';
import { keepName } from './filter-names.ts';
import { areSame, type Query } from './query.ts';
import type { SearcherProps } from './searcher.config.ts';
import type { SearcherStore } from './searcher.store.ts';

/** The filters with what is chosen in the fallback's lists; a predictive one keeps the name of it, too. */
function filtersIn(fields: readonly Control[], { filters }: SearcherProps, before: Query['filters']) {
  let chosen = before;
  for (const field of fields) {
    const filter = filters.find(({ name }) => name === field.name);
    if (!filter || !(field instanceof HTMLSelectElement)) continue;
    const [option] = field.selectedOptions;
    if (field.value && option) keepName(filter, { value: field.value, name: option.text });
    chosen = withFilter(chosen, filter.name, field.value);
  }
  return chosen;
}

/** By the fields of the address, as which the fallback's form sends them. What is not in it stays as it is. */
function queryIn(fields: readonly Control[], props: SearcherProps, before: Query): Query {
  const read = (name: string) => fields.find((field) => field.name === name)?.value;
  const [start = '', end = ''] = [read('startDate'), read('endDate')];
  const dates = props.dateFilters ? daysBetween(start || end, end || start) : null;
  const isEmptied =
    start + end === '' && fields.some(({ name }) => name === 'startDate' || name === 'endDate');
  const isKnown = dates?.start === before.dates?.start && dates?.end === before.dates?.end;
  return {
    text: (props.textInput ? read('searchText') : undefined) ?? before.text,
    filters: filtersIn(fields, props, before.filters),
    dates: isEmptied || (dates && !isKnown) ? dates : before.dates,
  };
}

/** It is searched for as what is changed in the view's form. */
export function takeServed(
  { $state, props, change }: Pick<SearcherStore, '$state' | 'props' | 'change'>,
  fields: readonly Control[],
): void {
  const { query } = $state.get();
  const { dates, ...rest } = queryIn(fields, props, query);
  // Dates of an archive lead to a page of their own.
  const isDated = dates !== query.dates;
  if (isDated || !areSame(query, { ...rest, dates })) change({ ...rest, ...(isDated && { dates }) });
}
