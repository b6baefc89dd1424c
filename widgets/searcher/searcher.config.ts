import type { DateFilters, FilterDefinition, ListAds, SearcherMode } from '@portada/contract';
import type { TemplateChoice } from '@portada/shared/card/template-names.ts';

/** SEEK-04: less 1 with a text input, less 1 with a date filter. */
const SEARCHER_VISIBLE_FILTERS = 4;

/** What a page gives a searcher by its attributes. */
export interface SearcherProps {
  readonly template: TemplateChoice;
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

/** SEEK-04 */
export function visibleFilters({ textInput, dateFilters }: SearcherProps): number {
  return SEARCHER_VISIBLE_FILTERS - Number(textInput) - Number(dateFilters !== null);
}
