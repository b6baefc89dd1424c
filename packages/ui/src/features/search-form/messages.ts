import { defineMessages } from '@portada/core';
import { texts } from '@portada/shared/texts/search.ts';

/** A page replaces them as `search.error` (SRCH-04) and `search.no-results` (SHOW-11). */
const es = {
  ...texts,
  'no-results': 'No hay ningún resultado.',
  text: 'Qué quieres buscar',
  submit: 'Buscar',
};

/** What all searches of a site say. */
export const searchMessages = defineMessages('search', es, () => import('./messages.ca.ts'));
