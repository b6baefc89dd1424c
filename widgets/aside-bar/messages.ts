import { defineMessages } from '@portada/core';
import { manyComments, oneComment } from '@portada/shared/texts/phrases.ts';

const es = {
  comments: 'Comentarios',
  oneComment,
  someComments: manyComments,
};

export const messages = defineMessages('aside-bar', es, () => import('./messages.ca.ts'));
