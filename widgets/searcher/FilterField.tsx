import type { FilterDefinition } from '@portada/contract';
import { useMessages } from '@portada/element';
import { Select } from '@portada/ui/select/Select.tsx';
import { LazyPredictive } from './LazyFields.tsx';
import { messages } from './messages.ts';
import type { Results } from './results.ts';

export interface FilterProps {
  filter: FilterDefinition;
  /** The chosen value; empty for none. */
  value: string;
  onChange: (value: string) => void;
  results: Results | undefined;
}

/** SEEK-02: one of a few values, or one of many that is looked for. */
export function FilterField(props: FilterProps) {
  return props.filter.type === 'select' ? <SelectFilter {...props} /> : <LazyPredictive {...props} />;
}

function SelectFilter({ filter: { name, label, filters }, value, onChange }: FilterProps) {
  const t = useMessages(messages);
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
