import type { SearcherProps } from '../searcher.config.ts';

const least: SearcherProps = {
  template: 'auto',
  mode: 'search',
  filters: [],
  dateFilters: null,
  textInput: false,
  moduleId: '',
  categoryId: '',
  type: '',
  limit: null,
  maxPage: null,
  taxonUrl: '',
  ads: { desktop: [], mobile: [] },
};

/** What a page gives, with the defaults for the rest. */
export function propsOf(given: Partial<SearcherProps>): SearcherProps {
  return { ...least, ...given };
}
