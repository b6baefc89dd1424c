import { defineMessages } from '@portada/core';

/** A page replaces them as `search.error` (SRCH-04) and `search.no-results` (SHOW-11). */
const es = {
  error: 'Escribe al menos {min} caracteres.',
  'no-results': 'No hay ningún resultado.',
  text: 'Qué quieres buscar',
  submit: 'Buscar',
};

/** What all searches of a site say. */
export const searchMessages = defineMessages('search', es, () => import('./messages.ca.ts'));
export type SearchKey = keyof typeof es;
