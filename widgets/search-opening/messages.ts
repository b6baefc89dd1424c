import { defineMessages } from '@portada/core';

const es = {
  some: 'Buscar',
  none: 'Ningún resultado',
  one: 'Un resultado',
  many: '{count} resultados',
  someFor: 'Resultados de «{text}»',
  noneFor: 'Ningún resultado de «{text}»',
  oneFor: 'Un resultado de «{text}»',
  manyFor: '{count} resultados de «{text}»',
  type: 'Buscar en',
  all: 'Todo',
  news: 'Noticias',
  other: 'Otros contenidos',
};

export const messages = defineMessages('search-opening', es, () => import('./messages.ca.ts'));
export type SearchOpeningKey = keyof typeof es;
