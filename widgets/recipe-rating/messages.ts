import { defineMessages } from '@portada/core';
import { texts } from '@portada/shared/texts/recipe-rating.ts';

const es = {
  ...texts,
  star: '{count} estrella',
  stars: '{count} estrellas',
  submit: 'Valorar',
  needed: 'Elige entre una y cinco estrellas.',
  own: 'Tu valoración: {count} de {stars}',
  thanks: 'Gracias por tu valoración.',
  already: 'Ya habías valorado esta receta.',
  failed: 'No hemos podido guardar tu valoración. Vuelve a intentarlo.',
};

export const messages = defineMessages('recipe-rating', es, () => import('./messages.ca.ts'));
