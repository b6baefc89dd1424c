import { texts } from '@portada/shared/texts/recipe-rating.ca.ts';

export const messages = {
  ...texts,
  star: '{count} estrella',
  stars: '{count} estrelles',
  submit: 'Valora',
  needed: 'Tria entre una i cinc estrelles.',
  own: 'La teva valoració: {count} de {stars}',
  thanks: 'Gràcies per la teva valoració.',
  already: 'Ja havies valorat aquesta recepta.',
  failed: 'No hem pogut desar la teva valoració. Torna-ho a provar.',
};
