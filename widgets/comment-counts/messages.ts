import { defineMessages } from '@portada/core';

const es = {
  one: 'Un comentario',
  many: '{count} comentarios',
};

export const messages = defineMessages('comment-counts', es, () => import('./messages.ca.ts'));
