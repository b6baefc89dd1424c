/** JSON-LD of pages. */
import type { ContentCard } from '@portada/contract';
import type { FastifyRequest } from 'fastify';
import type { RequestSite } from '../config/sites.ts';

/** An item of a breadcrumb, or of a list of contents; an author. */
interface Step {
  readonly name: string;
  /** Its path. */
  readonly url: string;
}

/** The breadcrumb from the front page to the page, its last item. */
export function breadcrumbs(
  steps: readonly Step[],
  { site, origin }: Pick<FastifyRequest, 'site' | 'origin'>,
): object {
  const all = [{ name: site.name, url: `${site.url}/` }, ...steps];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(url, origin).href,
    })),
  };
}

/** The contents, or the shows, of a list page; `before` is their number on previous pages. */
export function itemList(
  items: readonly Pick<ContentCard, 'title' | 'url'>[],
  { origin }: Pick<FastifyRequest, 'origin'>,
  before: number,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: title,
      url: origin + url,
    })),
  };
}

/** An author, whose page is at that path. */
export function person({ name, url }: Step, { origin }: Pick<FastifyRequest, 'origin'>): object {
  return { '@type': 'Person', name, url: origin + url };
}

/** The publisher. */
export function organisation({ name, url, staticUrl }: RequestSite): object {
  const logo = `${staticUrl}/static/apple-touch-icon.png`;
  return { '@type': 'NewsMediaOrganization', name, url: `${url}/`, logo };
}

/** The script element; `<` is escaped, so that no title can end it. */
export function jsonLdTag(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
