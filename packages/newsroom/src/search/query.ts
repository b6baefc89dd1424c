import type { DateValue, FilterValues } from '@portada/contract';

/** A search's input. Texts are normalised: see `cleanLine`. Type and filters are validated: see `filters.ts`. */
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
  /** Contents to exclude, since the page shows them already. */
  without: readonly number[];
  /** Whether open polls, interviews and calls come before those that open later, and these before closed ones. */
  openFirst: boolean;
}

/** The default: no text, no filters. */
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
  openFirst: false,
};
