import { defineMessages } from '@portada/core';

const es = {
  more: 'Cargar más',
  loading: 'Cargando más…',
  failed: 'No hemos podido cargar más.',
  retry: 'Volver a intentarlo',
};

export const messages = defineMessages('more', es, () => import('./messages.ca.ts'));
export type MoreKey = keyof typeof es;
