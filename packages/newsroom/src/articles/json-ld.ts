/** JSON-LD of a content. */
import { clippingUrl } from '@portada/shared/clipping.ts';
import type { RequestSite } from '../config/sites.ts';
import type { ContentPage } from '../content/content-page.ts';
import { organisation, person } from '../render/json-ld.ts';
import { eventData, recipeData } from './json-ld-kinds.ts';
import { mediaOf, picturesOf } from './json-ld-media.ts';
import type { ContentView } from './view.ts';
import { WALLED_CLASS, type WallView } from './wall-view.ts';

/** Where and when the content is shown. */
export interface PageContext {
  readonly site: RequestSite;
  readonly origin: string;
  /** The URLs of its picture, the widest shape first; none where it has none. */
  readonly pictures: readonly string[];
  readonly now: Date;
}

/** The shapes that search engines ask for, each as large as they want it: made when one is asked for. */
const SHAPES = ['16-9', '4-3', '1-1'] as const;

/** The URLs of a picture in those shapes. */
export function picturesAt(src: string, origin: string): string[] {
  return SHAPES.map((ratio) => origin + clippingUrl(src, ratio, 1200, 'jpg'));
}

/** The content with the schema.org type of its kind. */
export function contentData(
  page: ContentPage,
  view: ContentView & Pick<WallView, 'isWalled' | 'corrections'>,
  context: PageContext,
): object {
  const { site, origin, pictures } = context;
  const common = {
    '@context': 'https://schema.org',
    description: view.summary,
    inLanguage: site.lang,
    mainEntityOfPage: origin + view.url,
    ...(pictures.length > 0 && { image: pictures }),
  };
  // An event has neither author nor publication date.
  if (view.kind === 'event') return { ...common, ...eventData(page, site) };
  const written = {
    ...common,
    datePublished: view.published,
    dateModified: view.updated || view.published,
    author:
      view.authors.length > 0 ? view.authors.map((author) => person(author, context)) : organisation(site),
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
    ...mediaOf(view, context),
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
