/** Content cards as templates print them: every text ready, every date still a date. */

import { type ContentCard, type Image, type Language, RATING_STARS } from '@portada/contract';
import { eventDates } from '@portada/shared/card/event-dates.ts';
import { fill } from '@portada/shared/fill.ts';
import { formatList } from '@portada/shared/lists.ts';
import { formatFigure } from '@portada/shared/numbers.ts';
import { formatTotalTime } from '@portada/shared/total-time.ts';
import { plain } from '../texts/format.ts';
import type { Texts } from '../texts/texts.ts';
import { cardWords, type ListCardView, listCardView } from './list-card.ts';

export interface CardView {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly kicker: string;
  readonly summary: string;
  /** Who signs it: its authors by name, else the agency or city. */
  readonly signature: string;
  readonly authors: ContentCard['authors'];
  readonly published: string;
  readonly image: Image | null;
  readonly opinion: boolean;
  /** `video`, `audio` or `gallery` where the picture stands for more than itself, else empty. */
  readonly kind: string;
  readonly badge: string;
  readonly duration: string;
  /** What one wants to know before opening it: a recipe's time, an event's dates and place. */
  readonly facts: readonly string[];
  /** As a row of a list. */
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
    facts: [...recipeFacts(card, lang, t), ...eventFacts(card, lang)],
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

function recipeFacts(card: ContentCard, lang: Language, t: Texts): string[] {
  const time = card.totalTime ? [formatTotalTime(card.totalTime)] : [];
  const rating = card.ratingValue
    ? [fill(t.rating.mean, { figure: formatFigure(card.ratingValue, lang), stars: RATING_STARS })]
    : [];
  return [...time, ...rating];
}

function eventFacts(card: ContentCard, lang: Language): string[] {
  return [eventDates(card, cardWords(lang)), card.location?.name ?? ''].filter(Boolean);
}
