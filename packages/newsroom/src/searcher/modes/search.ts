import type { RequestSite } from '../../config/sites.ts';
import { listSections } from '../../content/lists.ts';
import type { Database } from '../../db/client.ts';
import { contentKinds } from '../../db/schema/content.ts';
import type { Texts } from '../../texts/texts.ts';
import { bareMode, datesOf, type Filter, predictiveFilter, type SearcherMode, selectFilter } from './mode.ts';

const presets = ['any', 'today', 'yesterday', 'last24hours', 'lastWeek', 'lastMonth', 'lastYear'] as const;

/** The results of `/buscar/`; their text and type are in the search opening. */
export async function searchMode(
  db: Database,
  site: RequestSite,
  t: Texts,
  type: string,
): Promise<SearcherMode> {
  return {
    ...bareMode,
    mode: 'search',
    textInput: false,
    type,
    filters: await contentFilters(db, site, t),
    dates: datesOf(t, t.search.dates.published, presets),
  };
}

/** The filters that apply to any content. */
export async function contentFilters(db: Database, site: RequestSite, t: Texts): Promise<Filter[]> {
  const { filters, kinds } = t.search;
  const sections = await listSections(db, site);
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
    await predictiveFilter(db, site, 'author', filters.author),
  ];
}
