import type { FilterDefinition } from '@portada/contract';
import { session } from '@portada/core';
import type { Match } from '@portada/core/search/predictive.store.ts';
import { useMessages } from '@portada/element';
import { PredictiveSearch } from '@portada/ui/predictive-search/PredictiveSearch.tsx';
import { Select } from '@portada/ui/select/Select.tsx';
import { messages } from './messages.ts';
import { askFor } from './predictive.store.ts';
import type { Results } from './results.ts';

interface Props {
  filter: FilterDefinition;
  /** The chosen value; empty for none. */
  value: string;
  onChange: (value: string) => void;
  results: Results | undefined;
}

/** SEEK-02: one of a few values, or one of many that is looked for. */
export function FilterField({ filter, value, onChange, results }: Props) {
  const t = useMessages(messages);
  const { type, name, label, filters } = filter;
  if (type === 'select') {
    return (
      <Select
        label={label || name}
        name={name}
        options={filters.map((option) => ({ value: option.value, label: option.name || option.value }))}
        placeholder={t('anyValue')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <PredictiveSearch
      ask={askFor(filter)}
      label={label || name}
      name={name}
      value={value ? { value, name: nameOf(filter, value, results) } : null}
      onChange={(choice) => {
        if (choice) keepName(filter, choice);
        onChange(choice?.value ?? '');
      }}
    />
  );
}

function key({ name }: FilterDefinition, value: string): string {
  return `portada-searcher-name:${name}:${value}`;
}

function keepName(filter: FilterDefinition, { value, name }: Match): void {
  session.set(key(filter, value), name);
}

/**
 * An address has the value of a choice and not its name: that comes from the page's own list, from the moment it was
 * chosen, from an author of the results, or is the value itself.
 */
function nameOf(filter: FilterDefinition, value: string, results: Results | undefined): string {
  const option = filter.filters.find((one) => one.value === value);
  const author = () =>
    results?.pages.flatMap((page) => page.flatMap(({ authors }) => authors)).find(({ id }) => id === value);
  return option?.name || session.get(key(filter, value)) || author()?.name || value;
}
