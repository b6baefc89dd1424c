import { defineMessages } from '@portada/core';
import { oneResult } from '@portada/shared/texts/phrases.ts';
import { texts } from '@portada/shared/texts/search-opening.ts';

const es = {
  ...texts,
  some: 'Buscar',
  none: 'Ningún resultado',
  one: oneResult,
  many: '{count} resultados',
  noneFor: 'Ningún resultado de «{text}»',
  oneFor: 'Un resultado de «{text}»',
  manyFor: '{count} resultados de «{text}»',
};

export const messages = defineMessages('search-opening', es, () => import('./messages.ca.ts'));
