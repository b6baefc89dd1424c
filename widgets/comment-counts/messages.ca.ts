import { aComment, manyComments } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  one: aComment,
  many: manyComments,
};
