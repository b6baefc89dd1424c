import { defineMessages } from '@portada/core';

const es = {
  save: 'Avisarme de lo nuevo',
  saved: 'Hemos guardado la búsqueda: te escribiremos una vez al día si hay algo nuevo.',
  full: 'Ya tienes {max} búsquedas guardadas, que es el máximo.',
  failed: 'No hemos podido guardar la búsqueda. Inténtalo dentro de un rato.',
  yours: 'Ver tus búsquedas',
};

export const messages = defineMessages('searcher-save', es, () => import('./messages.ca.ts'));
