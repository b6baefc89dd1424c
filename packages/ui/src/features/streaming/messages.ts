import { defineMessages } from '@portada/core';

const es = {
  watch: 'Ver',
  listen: 'Escuchar',
  none: 'Ahora mismo no hay ninguna emisión en directo.',
  failed: 'No hemos podido cargar los directos.',
  retry: 'Volver a intentarlo',
  loading: 'Cargando los directos',
};

export const messages = defineMessages('streaming', es, () => import('./messages.ca.ts'));
