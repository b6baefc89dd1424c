import type { DateValue, FilterValues } from '@portada/contract';

/** What is searched for. Texts are clean: see `cleanText`. Type and filters are known ones: see `filters.ts`. */
export interface Search {
  text: string;
  type: string;
  categoryId: string;
  moduleId: string;
  taxonUrl: string;
  filters: FilterValues;
  dates: DateValue | null;
  limit: number;
  /** A numbered page, from 1; without a cursor only. */
  page: number;
  /** Contents that stand on the page already. */
  without: readonly number[];
}

/** Everything, as a list begins. */
export const defaultSearch: Search = {
  text: '',
  type: '',
  categoryId: '',
  moduleId: '',
  taxonUrl: '',
  filters: {},
  dates: null,
  limit: 12,
  page: 1,
  without: [],
};
