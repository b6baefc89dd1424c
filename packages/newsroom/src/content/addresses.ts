/** URLs of contents, sections and pictures. Each is a path with the edition's base. */
import { sites } from '../config/sites.ts';
import type { Edition } from './edition.ts';

interface Addressable {
  id: number;
  siteId: number;
  slug: string;
  sectionSlug: string;
}

/** `/{section}/{slug}-{id}/`, with the prefix of the content's own site if it is not the edition's. */
export function contentUrl(edition: Edition, content: Addressable): string {
  return `${baseFor(edition, content.siteId)}/${content.sectionSlug}/${content.slug}-${content.id}/`;
}

/** The id at the end of a slug; undefined beyond the database's integer range. */
export function contentIdOf(tail: string): number | undefined {
  const [, digits] = /-([1-9]\d{0,9})$/.exec(tail) ?? [];
  const id = Number(digits);
  return id <= 2_147_483_647 ? id : undefined;
}

export function sectionUrl(edition: Edition, slug: string): string {
  return `${edition.base}/${slug}/`;
}

export function authorUrl(edition: Edition, slug: string): string {
  return `${edition.base}/autores/${slug}/`;
}

export function showUrl(edition: Edition, slug: string): string {
  return `${edition.base}/programas/${slug}/`;
}

/** The absolute URL, for sharing. */
export function shareUrl(edition: Edition, path: string): string {
  return new URL(path, edition.url).href;
}

/** Adds the edition's base to a seeded link, which has none (`/agenda/`). */
export function withBase(edition: Edition, path: string): string {
  return path.startsWith('/') ? `${edition.base}${path}` : path;
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
