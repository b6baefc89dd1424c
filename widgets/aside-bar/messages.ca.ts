import { manyComments, oneComment } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  comments: 'Comentaris',
  oneComment,
  someComments: manyComments,
};
