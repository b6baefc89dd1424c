import type { SearchKey } from './messages.ts';

export const messages: Record<SearchKey, string> = {
  error: 'Escriu com a mínim {min} caràcters.',
  'no-results': 'No hi ha cap resultat.',
  text: 'Què vols cercar',
  submit: 'Cerca',
};
