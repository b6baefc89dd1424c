import type { FastifyRequest } from 'fastify';
import { pageData } from '../../content/page-data.ts';
import { contentKinds } from '../../db/schema/content.ts';
import type { Texts } from '../../texts/texts.ts';
import {
  bareMode,
  datesOf,
  type Filter,
  namesOf,
  predictiveFilter,
  type SearcherMode,
  selectFilter,
} from './mode.ts';

const presets = ['any', 'today', 'yesterday', 'last24hours', 'lastWeek', 'lastMonth', 'lastYear'] as const;

/** The results of `/buscar/`; their text and type are in the search opening. */
export async function searchMode(request: FastifyRequest, t: Texts, type: string): Promise<SearcherMode> {
  return {
    ...bareMode,
    mode: 'search',
    textInput: false,
    type,
    filters: await contentFilters(request, t),
    dates: datesOf(t, t.search.dates.published, presets),
  };
}

/** The filters that apply to any content. */
export async function contentFilters(request: FastifyRequest, t: Texts): Promise<Filter[]> {
  const { server, site } = request;
  const { filters, kinds } = t.search;
  const [{ sections }, authors] = await Promise.all([pageData(request), namesOf(server.db, site, 'author')]);
  return [
    selectFilter(
      'section',
      filters.section,
      sections.map(({ slug, name }) => ({ value: slug, name })),
    ),
    selectFilter(
      'kind',
      filters.kind,
      contentKinds.map((kind) => ({ value: kind, name: kinds[kind] })),
    ),
    predictiveFilter('author', filters.author, authors),
  ];
}
