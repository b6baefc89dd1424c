/** The publisher's sites (PAGE-02, PAGE-03) and their choice by the path of a request. */
import type { Language } from '@portada/contract';

/** The static data of a site, independent of the host. */
export interface SiteIdentity {
  readonly alias: Language;
  readonly id: string;
  readonly mediaId: string;
  readonly name: string;
  /** Below the name, in the publisher's own words; empty for none. */
  readonly tagline: string;
  readonly lang: Language;
  /** The slugs of its sections, whose addresses no page of the newsroom takes. */
  readonly sectionSlugs?: readonly string[];
}

/** A site in the context of one request. */
export interface RequestSite extends SiteIdentity {
  readonly scheme: string;
  /** The origin of versioned and static files. */
  readonly staticUrl: string;
  /** `origin` + `base`, without a trailing slash: the `siteUrl` of the page block. */
  readonly url: string;
  /** The prefix of every address on this site: `''`, `'/es'` or `'/ca'`. */
  readonly base: string;
}

/** The default site first: that of paths without a prefix. */
type Sites = readonly [SiteIdentity, ...SiteIdentity[]];

/** The example newspaper's (PAGE-03: Spanish by default); also those of tests without any in their database. */
export const exampleSites: Sites = [
  {
    alias: 'es',
    id: '1',
    mediaId: 'diario-del-puerto',
    name: 'Diario del Puerto',
    tagline: 'Desde el muelle, cada mañana',
    lang: 'es',
  },
  {
    alias: 'ca',
    id: '2',
    mediaId: 'diari-del-port',
    name: 'Diari del Port',
    tagline: 'Des del moll, cada matí',
    lang: 'ca',
  },
];

/** The publisher's sites: fixed at start, since routes and addresses depend on them. */
export let sites: Sites = [...exampleSites];

/** Called once at start, with the sites that the database holds. */
export function useSites(found: Sites): void {
  sites = found;
}

/** The site in that language; the default one for a language that the publisher does not have. */
export function siteIn(lang: Language): SiteIdentity {
  return sites.find((site) => site.lang === lang) ?? sites[0];
}

/** The other language's site; undefined for a publisher with one. */
export function sisterOf({ alias }: SiteIdentity): SiteIdentity | undefined {
  return sites.find((site) => site.alias !== alias);
}

/** The prefix of a site's paths in links from another site; empty for the default site. */
export function canonicalBase(site: SiteIdentity): string {
  return site.alias === sites[0].alias ? '' : `/${site.alias}`;
}

/** A path without its prefix, and the site that the prefix names: `/ca/acceso/` -> Catalan, `/ca`, `/acceso/`. */
export interface ResolvedPath {
  readonly site: SiteIdentity;
  readonly base: string;
  readonly path: string;
}

/** The site whose addresses have that prefix, in whatever language a request without one is answered. */
export function siteAt(base: string): SiteIdentity {
  return resolvePath(`${base}/`).site;
}

/** Splits the site's prefix off a URL's path (the query stays). A bare `/ca` has no path left: it is redirected. */
export function resolvePath(url: string): ResolvedPath {
  const [, alias, rest] = /^\/([a-z]{2})(?=[/?]|$)(.*)$/s.exec(url) ?? [];
  const site = sites.find((candidate) => candidate.alias === alias);
  return site ? { site, base: `/${site.alias}`, path: rest ?? '' } : { site: sites[0], base: '', path: url };
}
