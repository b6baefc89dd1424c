/** The description of a page's searcher, from which the widget's attributes and the plain form are rendered. */
import {
  type DateFilters,
  type DatePreset,
  dateFilters,
  type FilterDefinition,
  type FilterOption,
  filterDefinition,
  type SearcherMode as Mode,
} from '@portada/contract';
import { parse } from 'valibot';
import type { RequestSite } from '../../config/sites.ts';
import type { Database } from '../../db/client.ts';
import type { Reading } from '../../db/reading.ts';
import { listNames, type NameType } from '../../search/names.ts';
import type { Texts } from '../../texts/texts.ts';

export interface SearcherMode {
  readonly mode: Mode;
  /** Whether the searcher has a text input of its own. */
  readonly textInput: boolean;
  readonly type: string;
  readonly moduleId: string;
  readonly taxonUrl: string;
  readonly limit: number;
  readonly filters: readonly Filter[];
  readonly dates: DateFilters | null;
}

export interface Filter {
  readonly definition: FilterDefinition;
  /** The options of the form without script: for a predictive filter, all names. */
  readonly options: readonly FilterOption[];
}

const PAGE_SIZE = 20;

export const bareMode = {
  textInput: true,
  type: '',
  moduleId: '',
  taxonUrl: '',
  limit: PAGE_SIZE,
  filters: [],
  dates: null,
} as const;

export function selectFilter(name: string, label: string, options: readonly FilterOption[]): Filter {
  return { definition: parse(filterDefinition, { type: 'select', name, label, filters: options }), options };
}

/** The maximum of options: a longer list is not usable. */
const MOST_NAMES = 200;

/** A filter with a text input that suggests names of a type. */
export function predictiveFilter(type: NameType, label: string, options: readonly FilterOption[]): Filter {
  const definition = parse(filterDefinition, {
    type: 'predictive',
    name: type,
    label,
    predictiveSearchType: type,
  });
  return { definition, options };
}

/** All names of a type as the options of a filter. */
export function namesOf(db: Database, site: RequestSite, type: NameType): Reading<FilterOption[]> {
  return listNames(db, site, type, MOST_NAMES).map((names) =>
    names.map(({ id, name }) => ({ value: id, name })),
  );
}

/** The date presets of a page (SEEK-03, reading 19), with its own labels. */
export function datesOf(t: Texts, label: string, presets: readonly DatePreset[]): DateFilters {
  const filters = presets.map((value) => ({ value, name: t.search.dates[value] }));
  return parse(dateFilters, { label, filters });
}

export const pastPresets = ['any', 'today', 'yesterday', 'lastWeek', 'lastMonth', 'lastYear'] as const;
