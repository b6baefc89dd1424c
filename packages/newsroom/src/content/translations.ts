/** Where contents and sections are on the publisher's other site. */
import type { Language } from '@portada/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type SiteIdentity, sites } from '../config/sites.ts';
import { contents, sections } from '../db/schema/content.ts';
import { type Addressed, type AddressedSection, contentPath, sectionPath } from './addresses.ts';

/** The paths of one page as each site that has it writes them, by the site's language and without its prefix. */
export type Alternates = Readonly<Partial<Record<Language, string>>>;

interface SiteAddress extends Addressed {
  readonly siteId: number;
}

/** The visible contents of other sites with the row's key: a column of a query on contents. */
export function translationsAt(now: Date): SQL<SiteAddress[]> {
  return sql<SiteAddress[]>`coalesce((
    select json_agg(json_build_object('id', other.id, 'siteId', other.site_id, 'slug', other.slug,
      'sectionSlug', other_section.slug) order by other.id)
    from ${contents} other
    join ${sections} other_section on other_section.id = other.section_id
    where other.translation_key = ${contents}.translation_key and other.site_id <> ${contents}.site_id
      and other.withdrawn_at is null and other.published_at <= ${now.toISOString()}::timestamptz), '[]')`;
}

/** Of a content: its own path, and those of its translations. */
export function alternatesOf(
  content: SiteAddress & { readonly translations: readonly SiteAddress[] },
): Alternates {
  return bySite([content, ...content.translations], (_site, one) => contentPath(one));
}

interface SectionAddress extends AddressedSection {
  readonly siteId: number;
}

/** The sections of every site with the row's code: a column of a query on sections. */
export const sectionAddresses = sql<SectionAddress[]>`(
  select json_agg(json_build_object('siteId', other.site_id, 'slug', other.slug, 'code', other.code) order by other.id)
  from ${sections} other where other.code = ${sections}.code)`;

export function sectionAlternates(addresses: readonly SectionAddress[]): Alternates {
  return bySite(addresses, sectionPath);
}

function bySite<One extends { readonly siteId: number }>(
  all: readonly One[],
  pathOf: (site: SiteIdentity, one: One) => string,
): Alternates {
  const found = new Map(all.map((one) => [one.siteId, one]));
  return Object.fromEntries(
    sites.flatMap((site) => {
      const one = found.get(Number(site.id));
      return one ? [[site.lang, pathOf(site, one)]] : [];
    }),
  );
}
