import { oneResult } from '@portada/shared/texts/phrases.ca.ts';
import { texts } from '@portada/shared/texts/search-opening.ca.ts';
import type { SearchOpeningKey } from './messages.ts';

export const messages: Record<SearchOpeningKey, string> = {
  ...texts,
  some: 'Cerca',
  none: 'Cap resultat',
  one: oneResult,
  many: '{count} resultats',
  noneFor: 'Cap resultat de «{text}»',
  oneFor: 'Un resultat de «{text}»',
  manyFor: '{count} resultats de «{text}»',
  type: 'Cerca a',
};
