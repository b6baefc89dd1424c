import { defaultSite, sites } from '../config/sites.ts';
import type { Database } from './client.ts';
import { sites as sitesTable } from './schema/index.ts';

/** Inserts the publisher's sites, which most tables reference; existing ones are not changed. */
export async function addSites(db: Database): Promise<void> {
  const rows = sites.map((site) => ({
    id: Number(site.id),
    alias: site.alias,
    mediaId: site.mediaId,
    name: site.name,
    lang: site.lang,
    isDefault: site === defaultSite,
  }));
  await db.insert(sitesTable).values(rows).onConflictDoNothing();
}
