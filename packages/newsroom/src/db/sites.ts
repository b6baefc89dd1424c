/** The publisher's sites in the database. */
import { asc, desc } from 'drizzle-orm';
import { StartError } from '../config/config.ts';
import { ownPageOf } from '../config/section-pages.ts';
import { exampleSites, type SiteIdentity, useSites } from '../config/sites.ts';
import type { Database } from './client.ts';
import { sections, sites as sitesTable } from './schema/index.ts';

const NO_SITE = `The database has no site yet. Make one: pnpm newsroom create-site es --name "The newspaper's name"`;

/** The default site first. */
export async function readSites(db: Database): Promise<SiteIdentity[]> {
  const rows = await db.select().from(sitesTable).orderBy(desc(sitesTable.isDefault), asc(sitesTable.id));
  return rows.map(({ id, mediaId, name, tagline, lang }) => ({
    id: String(id),
    alias: lang,
    mediaId,
    name,
    tagline,
    lang,
  }));
}

/** Reads the sites that the newsroom serves, once at start. Throws a `StartError` if there is none. */
export async function loadSites(db: Database): Promise<void> {
  const { siteId, code, slug } = sections;
  const rows = await db.select({ siteId, code, slug }).from(sections);
  const withSlugs = (site: SiteIdentity) => ({
    ...site,
    sectionSlugs: rows
      .filter(({ siteId, code }) => siteId === Number(site.id) && ownPageOf(code) === undefined)
      .map(({ slug }) => slug),
  });
  const [first, ...others] = await readSites(db);
  if (!first) throw new StartError(NO_SITE);
  useSites([withSlugs(first), ...others.map(withSlugs)]);
}

/** Adds a site; the first one becomes the default. False where the alias has one already. */
export async function addSite(
  db: Database,
  { alias, ...named }: Omit<SiteIdentity, 'id' | 'lang'>,
): Promise<boolean> {
  const existing = await readSites(db);
  const rows = await db
    .insert(sitesTable)
    .values({
      id: Math.max(0, ...existing.map(({ id }) => Number(id))) + 1,
      alias,
      ...named,
      lang: alias,
      isDefault: existing.length === 0,
    })
    .onConflictDoNothing({ target: sitesTable.alias })
    .returning();
  return rows.length > 0;
}

/** Inserts the example newspaper's sites, which most tables reference; existing ones are not changed. */
export async function addSites(db: Database): Promise<void> {
  const rows = exampleSites.map((site, index) => ({ ...site, id: Number(site.id), isDefault: index === 0 }));
  await db.insert(sitesTable).values(rows).onConflictDoNothing();
}
