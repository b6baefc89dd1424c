/** The view models of content cards for templates: texts are formatted, dates are not. */

import { type ContentCard, type Image, type Language, RATING_STARS } from '@portada/contract';
import { fill } from '@portada/shared/fill.ts';
import { formatList } from '@portada/shared/lists.ts';
import { formatFigure } from '@portada/shared/numbers.ts';
import { plain } from '../texts/format.ts';
import type { Texts } from '../texts/texts.ts';
import { type ListCardView, listCardView } from './list-card.ts';

export interface CardView {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly kicker: string;
  readonly summary: string;
  /** The byline: the authors' names, else the agency or city. */
  readonly signature: string;
  readonly authors: ContentCard['authors'];
  readonly published: string;
  readonly image: Image | null;
  readonly opinion: boolean;
  /** `video`, `audio` or `gallery` for a card with media, else empty. */
  readonly kind: string;
  readonly badge: string;
  readonly duration: string;
  /** Details by kind: a recipe's duration, an event's dates and place. */
  readonly facts: readonly string[];
  /** The row of a list. */
  readonly row: ListCardView;
}

export function cardView(card: ContentCard, lang: Language, t: Texts): CardView {
  const row = listCardView(card, lang);
  const kind = row.mark?.kind ?? '';
  return {
    id: card.id,
    url: card.url,
    title: card.title,
    kicker: card.kicker?.text || card.category?.name || '',
    summary: plain(card.description),
    signature: signatureOf(card, lang),
    authors: card.authors,
    published: card.publishedDate?.date ?? '',
    image: card.image ?? card.multimedia?.image ?? null,
    opinion: card.articleNewsTypeEnum === 'opinion',
    kind,
    badge: kind && t.kinds[kind],
    duration: card.mediaInfo,
    facts: [...firstDetails(row), ...ratingOf(card, lang, t)],
    row,
  };
}

export function cardViews(cards: readonly ContentCard[], lang: Language, t: Texts): CardView[] {
  return cards.map((card) => cardView(card, lang, t));
}

export function signatureOf(card: ContentCard, lang: Language): string {
  const authors = card.authors.map((author) => author.name).filter(Boolean);
  return authors.length > 0 ? formatList(authors, lang) : card.signature;
}

/** When and where an event is, how long a recipe takes: the first of each line of its card. */
function firstDetails({ template, details }: ListCardView): string[] {
  const told = template === 'event' ? ['day', 'place'] : ['clock'];
  return details.filter(({ icon }) => told.includes(icon)).flatMap(({ parts: [first] }) => first?.name ?? []);
}

function ratingOf({ ratingValue }: ContentCard, lang: Language, t: Texts): string[] {
  if (!ratingValue) return [];
  return [fill(t.rating.mean, { figure: formatFigure(ratingValue, lang), stars: RATING_STARS })];
}
