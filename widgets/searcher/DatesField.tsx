import { DateSelector } from '@portada/ui/features/date-selector/DateSelector.tsx';
import { presetFor, presetRange } from '@portada/ui/features/date-selector/date-presets.ts';
import { offeredDates, takesFuture } from './offered-dates.ts';
import type { SearchState } from './results.store.ts';
import type { SearcherStore } from './searcher.store.ts';

export interface DatesProps {
  label: string;
  query: SearchState['query'];
  store: SearcherStore;
}

/** The date selector, with what the page's date filters offer (SEEK-03). */
export function DatesField({ label, query, store }: DatesProps) {
  const { dates } = query;
  const options = offeredDates(store.props);
  const preset = presetFor(
    dates,
    options.map((option) => option.preset),
    { now: new Date() },
  );
  return (
    <DateSelector
      future={takesFuture(store.props.mode)}
      label={label}
      options={options}
      value={dates && preset ? { ...dates, preset } : dates}
      onChange={(choice) => {
        const isPreset = typeof choice === 'string';
        store.change({ dates: isPreset ? presetRange(choice, { now: new Date() }) : choice });
      }}
    />
  );
}
