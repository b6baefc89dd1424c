import { defineMessages } from '@portada/core';

const es = {
  title: 'Valora esta receta',
  mean: '{figure} de {stars}',
  vote: '{count} voto',
  votes: '{count} votos',
  unrated: 'Todavía no tiene valoraciones.',
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
export type RatingKey = keyof typeof es;
