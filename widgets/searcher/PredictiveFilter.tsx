import type { FilterDefinition } from '@portada/contract';
import { PredictiveSearch } from '@portada/ui/features/predictive-search/PredictiveSearch.tsx';
import type { AskMatches } from '@portada/ui/features/predictive-search/predictive.store.ts';
import type { FilterProps } from './FilterField.tsx';
import { keepName, keptName } from './filter-names.ts';
import type { Results } from './results.ts';

interface Props extends FilterProps {
  ask: AskMatches;
}

/** SEEK-02: one of many, that is looked for by a few letters. */
export function PredictiveFilter({ filter, value, onChange, results, ask }: Props) {
  return (
    <PredictiveSearch
      ask={ask}
      label={filter.label || filter.name}
      name={filter.name}
      value={value ? { value, name: nameOf(filter, value, results) } : null}
      onChange={(choice) => {
        if (choice) keepName(filter, choice);
        onChange(choice?.value ?? '');
      }}
    />
  );
}

/**
 * An address has the value of a choice and not its name: that comes from the page's own list, from the moment it was
 * chosen, from an author of the results, or is the value itself.
 */
function nameOf(filter: FilterDefinition, value: string, results: Results | undefined): string {
  const option = filter.filters.find((one) => one.value === value);
  const author = () =>
    results?.pages.flatMap((page) => page.flatMap(({ authors }) => authors)).find(({ id }) => id === value);
  return option?.name || keptName(filter, value) || author()?.name || value;
}
