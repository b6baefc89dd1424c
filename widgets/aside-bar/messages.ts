import { defineMessages } from '@portada/core';

const es = {
  comments: 'Comentarios',
  oneComment: '{count} comentario',
  someComments: '{count} comentarios',
};

export const messages = defineMessages('aside-bar', es, () => import('./messages.ca.ts'));
