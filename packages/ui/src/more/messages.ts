import { defineMessages } from '@portada/core';
import { tryAgain } from '@portada/shared/texts/phrases.ts';

const es = {
  more: 'Cargar más',
  loading: 'Cargando más…',
  failed: 'No hemos podido cargar más.',
  retry: tryAgain,
};

export const messages = defineMessages('more', es, () => import('./messages.ca.ts'));
