import { defineMessages } from '@portada/core';
import { texts } from '@portada/shared/texts/poll.ts';

const es = {
  ...texts,
  results: 'Los resultados de esta encuesta',
  needed: 'Elige una opción antes de votar.',
  submit: 'Votar',
  login: 'Para votar hace falta una cuenta de {site}. Tu elección te espera aquí.',
  yours: 'Tu voto',
  thanks: 'Gracias, tu voto ya cuenta.',
  leads: 'Va en cabeza «{option}», con el {percent} %.',
  already: 'Ya habías votado en esta encuesta, así que tu voto no cambia.',
  late: 'La encuesta se ha cerrado antes de que votaras.',
  early: 'Esta encuesta todavía no se ha abierto.',
  failed: 'No hemos podido registrar tu voto. Vuelve a intentarlo.',
};

export const messages = defineMessages('poll', es, () => import('./messages.ca.ts'));
