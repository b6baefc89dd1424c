import type { AspectRatio, ContentCard, Image } from '@portada/contract';
import type { ComponentType } from 'react';
import { EventDetails } from './EventDetails.tsx';
import { RecipeDetails } from './RecipeDetails.tsx';
import type { TemplateName } from './template-names.ts';

/** How a kind of card is drawn (CARD-01): what stands beside its text, what under its title, and who signs it. */
export interface Template {
  /** The shape of its picture; none where it has no picture. */
  readonly ratio?: AspectRatio;
  /** Whose round picture stands in its place. */
  readonly face?: (card: ContentCard) => { name: string; image: Image | null } | undefined;
  readonly Details?: ComponentType<{ card: ContentCard }>;
  /** Authors, date and comments. */
  readonly byline: boolean;
  /** Whether it is shared from the list, without being opened (CARD-08). */
  readonly shared?: boolean;
}

const templates = {
  article: { ratio: '4-3', byline: true },
  /** CARD-06 */
  opinion: { face: ({ authors }) => authors[0], byline: true },
  event: { ratio: '4-3', Details: EventDetails, byline: false },
  recipe: { ratio: '4-3', Details: RecipeDetails, byline: false },
  /** A post is passed on from the blog's own list. */
  blog: { ratio: '4-3', byline: true, shared: true },
  /** At the side of a page: a title and its subtitle (CARD-17). */
  'text-side': { byline: false },
  /** An issue in a newsletter's archive. */
  newsletter: { byline: true },
  author: { face: ({ title, image }) => ({ name: title, image }), byline: false },
} satisfies Record<TemplateName, Template>;

/** The template that a card's own data asks for. */
export function templateOf(card: ContentCard): TemplateName {
  if (card.articleNewsTypeEnum === 'opinion') return 'opinion';
  if (card.articleNewsTypeEnum === 'blog') return 'blog';
  if (card.totalTime !== null || card.ratingValue !== null) return 'recipe';
  const isEvent = card.eventOccurrenceType || card.eventUniqueDate || card.eventStartDate;
  return isEvent || card.eventMultipleDates.length > 0 ? 'event' : 'article';
}

export function templateNamed(name: TemplateName): Template {
  return templates[name];
}
