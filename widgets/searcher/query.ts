import { type FilterValues, SEARCH_TEXT_MAX_LENGTH, type search } from '@portada/contract';
import { $page } from '@portada/core';
import { type DayRange, dateValueOf } from '@portada/ui/features/date-selector/date-range.ts';
import type * as v from 'valibot';
import type { SearcherProps } from './searcher.config.ts';

/** What a reader has asked for. */
export interface Query {
  readonly text: string;
  /** The chosen value of each filter, by its name; a filter without one is not in it. */
  readonly filters: FilterValues;
  /** Null for any date. */
  readonly dates: DayRange | null;
}

/** The empty query: all contents. */
export const emptyQuery: Query = { text: '', filters: {}, dates: null };

/** Trimmed, and no longer than the search takes. */
export function cleanText(text: string): string {
  return text.trim().slice(0, SEARCH_TEXT_MAX_LENGTH).trim();
}

function sameDates(one: DayRange | null, other: DayRange | null): boolean {
  return one?.start === other?.start && one?.end === other?.end && one?.preset === other?.preset;
}

/** Whether two queries ask the same, whatever order their filters were chosen in. */
export function areSame(one: Query, other: Query): boolean {
  const names = Object.keys({ ...one.filters, ...other.filters });
  return (
    cleanText(one.text) === cleanText(other.text) &&
    names.every((name) => one.filters[name] === other.filters[name]) &&
    sameDates(one.dates, other.dates)
  );
}

/** The query of a call (SEEK-06, SEEK-07); what is empty is left out on its way. */
export type Wire = v.InferInput<typeof search.query>;

/** What is asked of the server. The hours of its dates are those of now, so a search keeps it for its further pages. */
export function wireOf(props: SearcherProps, query: Query, type: string): Wire {
  const { mode, categoryId, moduleId, limit, taxonUrl } = props;
  const isOpen = mode === 'archive' && $page.get().environment !== 'production';
  return {
    filterValues: query.filters,
    dateValue: dateValueOf(query.dates, { now: new Date() }),
    searchText: cleanText(query.text),
    categoryId,
    moduleId,
    type: props.type || type,
    ...(limit && { limit }),
    ...(mode === 'newsletters' && { taxonUrl }),
    // ARCH-09, reading 18
    ...(isOpen && { comments: 'true' as const }),
  };
}
