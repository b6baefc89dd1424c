import type { SearchOpeningKey } from './messages.ts';

export const messages: Record<SearchOpeningKey, string> = {
  some: 'Cerca',
  none: 'Cap resultat',
  one: 'Un resultat',
  many: '{count} resultats',
  someFor: 'Resultats de «{text}»',
  noneFor: 'Cap resultat de «{text}»',
  oneFor: 'Un resultat de «{text}»',
  manyFor: '{count} resultats de «{text}»',
  type: 'Cerca a',
  all: 'Tot',
  news: 'Notícies',
  other: 'Altres continguts',
};
