/** What search engines read of a content, as JSON-LD. */
import type { RequestSite } from '../sites.ts';
import type { ContentView } from './content-view.ts';

export function newsArticle(view: ContentView, site: RequestSite, origin: string, picture: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': view.opinion ? 'OpinionNewsArticle' : 'NewsArticle',
    headline: view.title,
    description: view.summary,
    inLanguage: site.lang,
    articleSection: view.section.name,
    datePublished: view.published,
    dateModified: view.updated || view.published,
    mainEntityOfPage: origin + view.url,
    ...(picture && { image: [picture] }),
    author:
      view.authors.length > 0 ? view.authors.map((author) => person(author, origin)) : organisation(site),
    publisher: organisation(site),
  };
}

function person({ name, url }: ContentView['authors'][number], origin: string): object {
  return { '@type': 'Person', name, url: origin + url };
}

function organisation(site: RequestSite): object {
  return {
    '@type': 'NewsMediaOrganization',
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.staticUrl}/static/apple-touch-icon.png`,
  };
}

/** The script element; `<` is escaped, so that no title can end it. */
export function jsonLdTag(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
