import { texts } from '@portada/shared/texts/search.ca.ts';
import type { SearchKey } from './messages.ts';

export const messages: Record<SearchKey, string> = {
  ...texts,
  'no-results': 'No hi ha cap resultat.',
  text: 'Què vols cercar',
  submit: 'Cerca',
};
