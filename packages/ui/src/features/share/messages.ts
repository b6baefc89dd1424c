import { defineMessages } from '@portada/core';

const es = {
  share: 'Compartir',
  shareOn: 'Compartir en {network}',
  more: 'Más opciones',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
};

export const messages = defineMessages('share', es, () => import('./messages.ca.ts'));
