import { defineMessages } from '@portada/core';
import { tryAgain } from '@portada/shared/texts/phrases.ts';
import { texts } from '@portada/shared/texts/streaming.ts';

const es = {
  ...texts,
  failed: 'No hemos podido cargar los directos.',
  retry: tryAgain,
  loading: 'Cargando los directos',
};

export const messages = defineMessages('streaming', es, () => import('./messages.ca.ts'));
