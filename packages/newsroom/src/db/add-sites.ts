import { defaultSite, sites } from '../config/sites.ts';
import type { Database } from './client.ts';
import { sites as sitesTable } from './schema/index.ts';

/** Gives the database the publisher's sites, to which nearly everything in it belongs; those that it has stay as they are. */
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
