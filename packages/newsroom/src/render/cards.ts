/** The view models of content cards for templates: texts are formatted, dates are not. */

import type { ContentCard, Image, Language } from '@portada/contract';
import { imageOf, signersOf } from '@portada/shared/card/model.ts';
import type { TemplateName } from '@portada/shared/card/template-names.ts';
import { formatList } from '@portada/shared/lists.ts';
import { meanRating } from '@portada/shared/votes/rating.ts';
import { wordsOf } from '@portada/shared/words.ts';
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

/** @param template where the page's mode decides it */
export function cardView(card: ContentCard, lang: Language, t: Texts, template?: TemplateName): CardView {
  const row = listCardView(card, lang, template);
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
    image: imageOf(card),
    opinion: card.articleNewsTypeEnum === 'opinion',
    kind,
    badge: kind && t.kinds[kind],
    duration: card.mediaInfo,
    facts: [...firstDetails(row), ...(row.rating ? ratingOf(card, lang, t) : [])],
    row,
  };
}

export function cardViews(
  cards: readonly ContentCard[],
  lang: Language,
  t: Texts,
  template?: TemplateName,
): CardView[] {
  return cards.map((card) => cardView(card, lang, t, template));
}

export function signatureOf(card: ContentCard, lang: Language): string {
  const { authors, signature } = signersOf(card);
  return (
    signature ||
    formatList(
      authors.map(({ name }) => name),
      lang,
    )
  );
}

/** When and where an event is, how long a recipe takes: the first of each line of its card. */
function firstDetails({ template, details }: ListCardView): string[] {
  const icons = template === 'event' ? ['day', 'place'] : ['clock'];
  return details
    .filter(({ icon }) => icons.includes(icon))
    .flatMap(({ parts: [first] }) => first?.name ?? []);
}

function ratingOf({ ratingValue }: ContentCard, lang: Language, t: Texts): string[] {
  if (ratingValue === null) return [];
  return [meanRating(ratingValue, wordsOf(t.rating, lang))];
}
