import type { ContentCard, Language } from '@portada/contract';
import { type CardModel, cardModel } from '@portada/shared/card/model.ts';
import type { TemplateName } from '@portada/shared/card/template-names.ts';
import type { CardWords } from '@portada/shared/card/words.ts';
import { wordsOf } from '@portada/shared/words.ts';
import { plain } from '../texts/format.ts';
import { textsOf } from '../texts/texts.ts';

/** The view model of a content card in a list, for `partials/list-card.liquid`. */
export interface ListCardView extends CardModel {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
}

/** The texts of cards in a language. */
export function cardWords(language: Language): CardWords {
  return wordsOf(textsOf(language).card, language);
}

export function listCardView(card: ContentCard, language: Language, template?: TemplateName): ListCardView {
  const { url, title, description } = card;
  return { ...cardModel(card, cardWords(language), template), url, title, summary: plain(description) };
}
