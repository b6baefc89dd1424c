import { upTo } from '../requests.ts';
import * as v from '../valibot.ts';
import { count, flag, idOrNone, list, number, text } from '../wire.ts';
import { contentCard } from './card.ts';

/** A day, or a moment where the time matters (`last24hours`, the end of a day). */
const dateBound = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/),
  v.check((date) => !Number.isNaN(Date.parse(date))),
);

/** A date range (SEEK-06), both bounds inclusive. */
export const dateValue = v.object({ start: dateBound, end: dateBound });
export type DateValue = v.InferOutput<typeof dateValue>;

/** The selected value of each filter, by the filter's name; an array is invalid. */
export const filterValues = v.record(v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,59}$/)), upTo(200));
export type FilterValues = v.InferOutput<typeof filterValues>;

/** The parameters of a search (SEEK-06), which the response repeats. */
export const searcherPayload = v.object({
  cursorMark: v.nullish(v.union([v.string(), v.number()]), null),
  categoryId: idOrNone,
  moduleId: idOrNone,
  searchText: text,
  dateValue: v.fallback(v.nullish(dateValue, null), null),
  filterValues: v.fallback(
    v.nullish(v.record(v.string(), v.string()), () => ({})),
    () => ({}),
  ),
  type: text,
  limit: number,
  taxonUrl: text,
});
export type SearcherPayload = v.InferOutput<typeof searcherPayload>;

/** How many results each value of a filter would leave, by the filter's name. */
const filterCounts = v.record(v.string(), v.record(v.string(), v.number()));
export type FilterCounts = v.InferOutput<typeof filterCounts>;

/** SEEK-08. What follows the payload is optional. */
export const searcherAnswer = v.object({
  results: list(contentCard),
  numResults: count,
  hasMoreResults: flag,
  searcherPayload: v.nullish(searcherPayload, () => v.parse(searcherPayload, {})),
  /** The text that was searched for instead of one that finds nothing. */
  meant: text,
  /** A text that finds more than this one, which finds little. */
  suggestion: text,
  /** What is to be marked in the results: words, phrases, and with `*` at the end beginnings of words. */
  marks: list(v.string()),
  /** A filter that is not in it is not counted; of one that is, a value that is not in it leaves no result. */
  counts: v.fallback(
    v.nullish(filterCounts, () => ({})),
    () => ({}),
  ),
});
export type SearcherAnswer = v.InferOutput<typeof searcherAnswer>;

const option = v.object({
  value: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  name: text,
});

/** An option of a filter: value and label. */
export type FilterOption = v.InferOutput<typeof option>;

/** A filter of the searcher (SEEK-02). */
export const filterDefinition = v.object({
  type: v.picklist(['select', 'predictive']),
  name: v.pipe(v.string(), v.nonEmpty()),
  label: text,
  filters: list(option),
  predictiveSearchType: text,
  predictiveSearchFilters: v.nullish(v.record(v.string(), v.string()), () => ({})),
});
export type FilterDefinition = v.InferOutput<typeof filterDefinition>;

/** The presets of the date selector (DATE-01). */
export const datePresets = [
  'any',
  'today',
  'yesterday',
  'last24hours',
  'lastWeek',
  'lastMonth',
  'lastYear',
  'tomorrow',
  'nextWeek',
  'nextWeekend',
  'nextMonth',
  'thisMonth',
  'nextYear',
] as const;
export type DatePreset = (typeof datePresets)[number];

/** The date filters of a page (SEEK-03). */
export const dateFilters = v.object({ label: text, filters: list(option) });
export type DateFilters = v.InferOutput<typeof dateFilters>;
