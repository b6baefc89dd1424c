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
import { type NameType, searchNames } from '../../search/names.ts';
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
  /** What a form without script offers: of a predictive filter, every name there is. */
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

/** More names than these would make a list that nobody reads. */
const MOST_NAMES = 200;

/** A filter that is typed into and offers what the search finds of a type of names. */
export async function predictiveFilter(
  db: Database,
  site: RequestSite,
  type: NameType,
  label: string,
): Promise<Filter> {
  const definition = parse(filterDefinition, {
    type: 'predictive',
    name: type,
    label,
    predictiveSearchType: type,
  });
  return { definition, options: await namesOf(db, site, type) };
}

/** Every name of a type as the options of a filter. */
export async function namesOf(db: Database, site: RequestSite, type: NameType): Promise<FilterOption[]> {
  const { cards } = await searchNames(db, site, type, { text: '', limit: MOST_NAMES, page: 1 });
  return cards.map(({ id, title }) => ({ value: id, name: title }));
}

/** The presets that a page offers (SEEK-03, reading 19), in its own words. */
export function datesOf(t: Texts, label: string, presets: readonly DatePreset[]): DateFilters {
  const filters = presets.map((value) => ({ value, name: t.search.dates[value] }));
  return parse(dateFilters, { label, filters });
}

export const pastPresets = ['any', 'today', 'yesterday', 'lastWeek', 'lastMonth', 'lastYear'] as const;
