import { defineMessages } from '@portada/core';
import { oneComment } from '@portada/shared/texts/phrases.ts';

const es = {
  one: oneComment,
  many: '{count} comentarios',
};

export const messages = defineMessages('comment-counts', es, () => import('./messages.ca.ts'));
