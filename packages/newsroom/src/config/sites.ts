/** The publisher's sites (PAGE-02, PAGE-03) and their choice by the path of a request. */
import type { Language } from '@portada/contract';

/** The static data of a site, independent of the host. */
export interface SiteIdentity {
  readonly alias: Language;
  readonly id: string;
  readonly mediaId: string;
  readonly name: string;
  readonly lang: Language;
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

/** The site of paths without a prefix (PAGE-03: Spanish). */
export const defaultSite: SiteIdentity = {
  alias: 'es',
  id: '1',
  mediaId: 'diario-del-puerto',
  name: 'Diario del Puerto',
  lang: 'es',
};

export const catalan: SiteIdentity = {
  alias: 'ca',
  id: '2',
  mediaId: 'diari-del-port',
  name: 'Diari del Port',
  lang: 'ca',
};

/** The default site first. */
export const sites: readonly SiteIdentity[] = [defaultSite, catalan];

/** The prefix of a site's paths in links from another site; empty for the default site. */
export function canonicalBase(site: SiteIdentity): string {
  return site.alias === defaultSite.alias ? '' : `/${site.alias}`;
}

/** A path without its prefix, and the site that the prefix names: `/ca/acceso/` -> Catalan, `/ca`, `/acceso/`. */
export interface ResolvedPath {
  readonly site: SiteIdentity;
  readonly base: string;
  readonly path: string;
}

/** Splits the site's prefix off a URL's path (the query stays). A bare `/ca` has no path left: it is redirected. */
export function resolvePath(url: string): ResolvedPath {
  const [, alias, rest] = /^\/([a-z]{2})(?=[/?]|$)(.*)$/s.exec(url) ?? [];
  const site = sites.find((candidate) => candidate.alias === alias);
  return site
    ? { site, base: `/${site.alias}`, path: rest ?? '' }
    : { site: defaultSite, base: '', path: url };
}
