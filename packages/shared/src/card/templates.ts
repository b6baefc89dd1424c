import type { AspectRatio, ContentCard, Image } from '@portada/contract';
import type { TemplateName } from './template-names.ts';

/** Whose round picture stands in a picture's place. */
export interface Face {
  readonly name: string;
  readonly image: Image | null;
}

/** How a kind of card is drawn (CARD-01): what stands beside its text, what under its title, and who signs it. */
interface Template {
  /** The shape of its picture; none where it has no picture. */
  readonly ratio?: AspectRatio;
  readonly face?: (card: ContentCard) => Face | undefined;
  readonly details?: 'event' | 'recipe';
  /** Authors, date and comments. */
  readonly byline: boolean;
  /** Whether it is shared from the list, without being opened (CARD-08). */
  readonly shared?: boolean;
}

export const templates: Readonly<Record<TemplateName, Template>> = {
  article: { ratio: '4-3', byline: true },
  /** CARD-06 */
  opinion: { face: ({ authors }) => authors[0], byline: true },
  event: { ratio: '4-3', details: 'event', byline: false },
  recipe: { ratio: '4-3', details: 'recipe', byline: false },
  /** A post is passed on from the blog's own list. */
  blog: { ratio: '4-3', byline: true, shared: true },
  /** At the side of a page: a title and its subtitle (CARD-17). */
  'text-side': { byline: false },
  /** An issue in a newsletter's archive. */
  newsletter: { byline: true },
  author: { face: ({ title, image }) => ({ name: title, image }), byline: false },
};

/** The template that a card's own data asks for. */
export function templateOf(card: ContentCard): TemplateName {
  if (card.articleNewsTypeEnum === 'opinion') return 'opinion';
  if (card.articleNewsTypeEnum === 'blog') return 'blog';
  if (card.totalTime !== null || card.ratingValue !== null) return 'recipe';
  const isEvent = card.eventOccurrenceType || card.eventUniqueDate || card.eventStartDate;
  return isEvent || card.eventMultipleDates.length > 0 ? 'event' : 'article';
}
