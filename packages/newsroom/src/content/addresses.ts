/** URLs of contents, sections and pictures. Each is a path with the edition's base. */

import { localPath, pageUrl } from '../config/local-paths.ts';
import { ownPageOf } from '../config/section-pages.ts';
import { sitePaths } from '../config/site-paths.ts';
import { type SiteIdentity, siteAt, sites } from '../config/sites.ts';
import type { Edition } from './edition.ts';

/** What a section's address is made of. */
export interface AddressedSection {
  readonly slug: string;
  readonly code: string;
}

/** What a content's address is made of. */
export interface Addressed {
  readonly id: number;
  readonly slug: string;
  readonly sectionSlug: string;
}

/** `/{section}/{slug}-{id}/`, with the prefix of the content's own site if it is not the edition's. */
export function contentUrl(edition: Edition, content: Addressed & { readonly siteId: number }): string {
  return baseFor(edition, content.siteId) + contentPath(content);
}

/** The same without any prefix. */
export function contentPath({ sectionSlug, slug, id }: Addressed): string {
  return `/${sectionSlug}/${slug}-${id}/`;
}

/** The id at the end of a slug; undefined beyond the database's integer range. */
export function contentIdOf(tail: string): number | undefined {
  const [, digits] = /-([1-9]\d{0,9})$/.exec(tail) ?? [];
  const id = Number(digits);
  return id <= 2_147_483_647 ? id : undefined;
}

export function sectionUrl(edition: Edition, section: AddressedSection): string {
  return edition.base + sectionPath(siteAt(edition.base), section);
}

/** The same without any prefix. A slug is the publisher's own name of the section: it is not translated. */
export function sectionPath(site: SiteIdentity, { slug, code }: AddressedSection): string {
  const ownPage = ownPageOf(code);
  return ownPage ? localPath(site, ownPage) : `/${slug}/`;
}

export function authorUrl(edition: Edition, slug: string): string {
  return pageUrl(edition.base, `${sitePaths.authors}${slug}/`);
}

export function showUrl(edition: Edition, slug: string): string {
  return pageUrl(edition.base, `${sitePaths.shows}${slug}/`);
}

/** The absolute URL, for sharing. */
export function shareUrl(edition: Edition, path: string): string {
  return new URL(path, edition.url).href;
}

/** A stored link, which has no prefix and names a page as its route does (`/boletines/`), as the edition writes it. */
export function withBase(edition: Edition, path: string): string {
  return path.startsWith('/') ? pageUrl(edition.base, path) : path;
}

/** The URL of a picture, the prefix of its clippings. Pictures are the same on every site. */
export function pictureUrl(pictureId: string): string {
  return `/imagenes/${pictureId}`;
}

function baseFor(edition: Edition, owner: number): string {
  if (Number(edition.id) === owner) return edition.base;
  const site = sites.find((candidate) => Number(candidate.id) === owner);
  return site ? `/${site.alias}` : edition.base;
}
