import type { DatePreset, SearcherMode } from '@portada/contract';
import { isFuturePreset, presetOf } from '@portada/ui/features/date-selector/date-presets.ts';
import type { SearcherProps } from './searcher.config.ts';

/** DATE-04, reading 19: dates ahead are for events only. */
export function takesFuture(mode: SearcherMode): boolean {
  return mode === 'agenda' || mode === 'events';
}

/** The presets that the page's date filters offer, with the page's own names (SEEK-03). */
export function offeredDates({ dateFilters, mode }: SearcherProps): { preset: DatePreset; name: string }[] {
  return (dateFilters?.filters ?? []).flatMap(({ value, name }) => {
    const preset = presetOf(value);
    return preset && (takesFuture(mode) || !isFuturePreset(preset)) ? [{ preset, name }] : [];
  });
}
