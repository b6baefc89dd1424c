/**
 * The addresses of the newsroom's own pages in the language of each site. Routes, caches and flags know a page by its
 * Spanish name alone: an address is translated where it is written (`pageUrl`) and where a request comes in.
 */
import { unescape as decoded } from 'node:querystring';
import type { Language } from '@portada/contract';
import { canonicalBase, type SiteIdentity, siteAt } from './sites.ts';

type Names = ReadonlyMap<string, string>;

/**
 * The first segment of a path, by its name in the routes. What the specification publishes (`/acceso/`, `/buscar/`…),
 * calls, feeds and files have one name in every language.
 */
const localNames: Readonly<Partial<Record<Language, Names>>> = {
  ca: new Map([
    ['accesibilidad', 'accessibilitat'],
    ['autores', 'autors'],
    ['boletines', 'butlletins'],
    ['codigo-etico', 'codi-etic'],
    ['contacto', 'contacte'],
    ['cuenta-eliminada', 'compte-eliminat'],
    ['directo', 'directe'],
    ['encuestas', 'enquestes'],
    ['entrevistas', 'entrevistes'],
    ['galerias', 'galeries'],
    ['programacion', 'programacio'],
    ['programas', 'programes'],
    ['quienes-somos', 'qui-som'],
    ['recetas', 'receptes'],
    ['tiempo', 'temps'],
  ]),
};

/** The same by the local name. */
const routeNames: typeof localNames = Object.fromEntries(
  Object.entries(localNames).map(([lang, names]) => [
    lang,
    new Map([...names].map(([route, local]) => [local, route])),
  ]),
);

/** The path of a route as the site writes it: `/boletines/` is `/butlletins/` in Catalan. */
export function localPath(site: SiteIdentity, path: string): string {
  return renamed(path, (route) => {
    const local = localNames[site.lang]?.get(route);
    return local !== undefined && isFree(site, local) ? local : undefined;
  });
}

/** The path of the route that the site writes so; what is no page's local name stays. */
export function routePath(site: SiteIdentity, path: string): string {
  return renamed(path, (local) => (isFree(site, local) ? routeNames[site.lang]?.get(local) : undefined));
}

/** The address of a page of the newsroom's own, by the path of its route and the prefix of the site. */
export function pageUrl(base: string, path: string): string {
  return base + localPath(siteAt(base), path);
}

/** The same in links from another site, in emails and for search engines. */
export function canonicalUrl(site: SiteIdentity, path: string): string {
  return canonicalBase(site) + localPath(site, path);
}

/** A name that a section of the publisher's has is that section's: the page keeps the one of its route. */
function isFree({ sectionSlugs }: SiteIdentity, local: string): boolean {
  return !sectionSlugs?.includes(local);
}

/** The path with another first segment, if that one has another name. */
function renamed(path: string, nameOf: (segment: string) => string | undefined): string {
  const [, segment = '', rest = ''] = /^\/([^/?#]+)(.*)$/s.exec(path) ?? [];
  const name = nameOf(decoded(segment));
  return name === undefined ? path : `/${name}${rest}`;
}
