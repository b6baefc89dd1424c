import type { Language } from '@portada/contract';
import type { Key } from '../texts/card.ts';

/** What a card is written with: the page's language, and the texts of a card in it. */
export interface CardWords {
  readonly language: Language;
  readonly say: (key: Key, values?: Record<string, string | number>) => string;
}
