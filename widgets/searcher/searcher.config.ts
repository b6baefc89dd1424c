import {
  type DateFilters,
  type DatePreset,
  type FilterDefinition,
  type ListAds,
  SEARCHER_VISIBLE_FILTERS,
  type SearcherMode,
} from '@portada/contract';
import { isFuturePreset, presetOf } from '@portada/core/search/date-presets.ts';

/** What a page gives a searcher by its attributes. */
export interface SearcherProps {
  readonly mode: SearcherMode;
  readonly filters: readonly FilterDefinition[];
  readonly dateFilters: DateFilters | null;
  readonly textInput: boolean;
  readonly moduleId: string;
  readonly categoryId: string;
  readonly type: string;
  readonly limit: number | null;
  readonly maxPage: number | null;
  readonly taxonUrl: string;
  readonly ads: ListAds;
}

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

/** SEEK-04 */
export function visibleFilters({ textInput, dateFilters }: SearcherProps): number {
  return SEARCHER_VISIBLE_FILTERS - Number(textInput) - Number(dateFilters !== null);
}
