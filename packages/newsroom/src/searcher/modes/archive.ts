import type { RequestSite } from '../../config/sites.ts';
import type { Database } from '../../db/client.ts';
import type { Texts } from '../../texts/texts.ts';
import { bareMode, datesOf, pastPresets, type SearcherMode } from './mode.ts';
import { contentFilters } from './search.ts';

export async function archiveMode(db: Database, site: RequestSite, t: Texts): Promise<SearcherMode> {
  return {
    ...bareMode,
    mode: 'archive',
    filters: await contentFilters(db, site, t),
    dates: datesOf(t, t.search.dates.published, pastPresets),
  };
}
