/** What search engines read of any page, as JSON-LD. */
import type { ContentCard } from '@portada/contract';
import type { FastifyRequest } from 'fastify';

/** A page on the way to another, or a content of a list. */
interface Step {
  readonly name: string;
  /** Its path. */
  readonly url: string;
}

/** The way from the front page, over these, to the page that is the last of them. */
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

/** The contents that a page lists; `before` of them stand on newer pages. */
export function itemList(
  cards: readonly ContentCard[],
  { origin }: Pick<FastifyRequest, 'origin'>,
  before: number,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cards.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: title,
      url: origin + url,
    })),
  };
}

/** The script element; `<` is escaped, so that no title can end it. */
export function jsonLdTag(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
