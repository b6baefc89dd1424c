import type { AspectRatio, ContentCard, Image, SearcherMode } from '@portada/contract';
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

const ofModes: Partial<Record<SearcherMode, TemplateName>> = {
  agenda: 'event',
  events: 'event',
  newsletters: 'newsletter',
  authors: 'author',
};

/** The template of a list's cards, where the page's mode says what it lists; else each card's own data decides. */
export function templateOfMode(mode: SearcherMode): TemplateName | undefined {
  return ofModes[mode];
}

/** The kinds that a card may name itself; a newspaper's other kinds are all drawn as articles, or by their data. */
const ownKinds: readonly TemplateName[] = ['opinion', 'blog', 'event', 'recipe'];

/** The template that a card's own kind asks for, or else its data: a time or a rating of 0 says nothing. */
export function templateOf(card: ContentCard): TemplateName {
  const own = ownKinds.find((kind) => kind === card.articleNewsTypeEnum);
  if (own) return own;
  const { eventOccurrenceType, eventUniqueDate, eventStartDate, eventEndDate, eventMultipleDates } = card;
  const hasDate = eventOccurrenceType || eventUniqueDate || eventStartDate || eventEndDate;
  if (hasDate || eventMultipleDates.length > 0) return 'event';
  return card.totalTime || card.ratingValue ? 'recipe' : 'article';
}
