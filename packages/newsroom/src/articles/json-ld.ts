/** JSON-LD of a content. */
import type { RequestSite } from '../config/sites.ts';
import type { ContentPage } from '../content/content-page.ts';
import { eventData, recipeData } from './json-ld-kinds.ts';
import { mediaOf, picturesOf } from './json-ld-media.ts';
import type { ContentView } from './view.ts';
import { WALLED_CLASS, type WallView } from './wall-view.ts';

/** Where and when the content is shown. */
export interface Place {
  readonly site: RequestSite;
  readonly origin: string;
  /** The URL of its picture; empty where it has none. */
  readonly picture: string;
  readonly now: Date;
}

/** The content with the schema.org type of its kind. */
export function contentData(
  page: ContentPage,
  view: ContentView & Pick<WallView, 'isWalled' | 'corrections'>,
  place: Place,
): object {
  const { site, origin, picture } = place;
  const common = {
    '@context': 'https://schema.org',
    description: view.summary,
    inLanguage: site.lang,
    mainEntityOfPage: origin + view.url,
    ...(picture && { image: [picture] }),
  };
  // An event has neither author nor publication date.
  if (view.kind === 'event') return { ...common, ...eventData(page, site) };
  const written = {
    ...common,
    datePublished: view.published,
    dateModified: view.updated || view.published,
    author:
      view.authors.length > 0 ? view.authors.map((author) => person(author, origin)) : organisation(site),
    publisher: organisation(site),
    ...accessOf(view),
    ...correctionsIn(view),
    ...picturesOf(view, origin),
  };
  if (page.recipe) return { ...written, ...recipeData(page, page.recipe) };
  return {
    ...written,
    '@type': articleType(view),
    headline: view.title,
    articleSection: view.section.name,
    ...mediaOf(view, place),
  };
}

/** Marks paywalled content for search engines, so that it is not taken for cloaking; the selector names its element. */
function accessOf({ isWalled }: Pick<WallView, 'isWalled'>): object {
  if (!isWalled) return { isAccessibleForFree: true };
  const part = { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${WALLED_CLASS}` };
  return { isAccessibleForFree: false, hasPart: part };
}

function correctionsIn({ corrections }: Pick<WallView, 'corrections'>): object {
  if (corrections.length === 0) return {};
  const comment = { '@type': 'CorrectionComment' };
  return { correction: corrections.map(({ text, date }) => ({ ...comment, text, datePublished: date })) };
}

function articleType({ kind, opinion }: ContentView): string {
  if (kind === 'blog') return 'BlogPosting';
  return opinion ? 'OpinionNewsArticle' : 'NewsArticle';
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
