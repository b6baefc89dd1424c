import { oneResult } from '@portada/shared/texts/phrases.ca.ts';
import { texts } from '@portada/shared/texts/search-opening.ca.ts';

export const messages = {
  ...texts,
  some: 'Cerca',
  none: 'Cap resultat',
  one: oneResult,
  many: '{count} resultats',
  noneFor: 'Cap resultat de «{text}»',
  oneFor: 'Un resultat de «{text}»',
  manyFor: '{count} resultats de «{text}»',
};
