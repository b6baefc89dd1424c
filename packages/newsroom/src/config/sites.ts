/** The publisher's sites (PAGE-02, PAGE-03) and how a request's path chooses one. */
import type { Language } from '@portada/contract';

/** What is fixed about a site, whichever host it is served from. */
export interface SiteIdentity {
  readonly alias: Language;
  readonly id: string;
  readonly mediaId: string;
  readonly name: string;
  readonly lang: Language;
}

/** A site as one request sees it. */
export interface RequestSite extends SiteIdentity {
  readonly scheme: string;
  /** Where versioned and static files come from. */
  readonly staticUrl: string;
  /** `origin` + `base`, without a trailing slash: the `siteUrl` of the page block. */
  readonly url: string;
  /** The prefix of every address on this site: `''`, `'/es'` or `'/ca'`. */
  readonly base: string;
}

/** The site that answers where no prefix names one (PAGE-03: Spanish). */
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

/** The prefix of a site's addresses when a link leads to it from elsewhere: none for the default site. */
export function canonicalBase(site: SiteIdentity): string {
  return site.alias === defaultSite.alias ? '' : `/${site.alias}`;
}

/** A path and the site its prefix names: `/ca/acceso/` -> Catalan, `/ca`, `/acceso/`. */
export interface ResolvedPath {
  readonly site: SiteIdentity;
  readonly base: string;
  readonly path: string;
}

/** Splits the site's prefix off a URL's path (query included, untouched). A bare `/ca` keeps no path: it is to be redirected. */
export function resolvePath(url: string): ResolvedPath {
  const [, alias, rest] = /^\/([a-z]{2})(?=[/?]|$)(.*)$/s.exec(url) ?? [];
  const site = sites.find((candidate) => candidate.alias === alias);
  return site
    ? { site, base: `/${site.alias}`, path: rest ?? '' }
    : { site: defaultSite, base: '', path: url };
}
