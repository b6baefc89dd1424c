import { defineMessages } from '@portada/core';

const es = {
  label: 'Publicidad',
  close: 'Cerrar el anuncio',
  closed: 'Has cerrado el anuncio.',
};

export const messages = defineMessages('ad-slot', es, () => import('./messages.ca.ts'));
