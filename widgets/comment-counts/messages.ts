import { defineMessages } from '@portada/core';
import { aComment, manyComments } from '@portada/shared/texts/phrases.ts';

const es = {
  one: aComment,
  many: manyComments,
};

export const messages = defineMessages('comment-counts', es, () => import('./messages.ca.ts'));
