import { texts } from '@portada/shared/texts/search.ca.ts';

export const messages = {
  ...texts,
  'no-results': 'No hi ha cap resultat.',
  text: 'Què vols cercar',
  submit: 'Cerca',
};
