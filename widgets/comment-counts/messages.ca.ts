import { oneComment } from '@portada/shared/texts/phrases.ca.ts';

export const messages = {
  one: oneComment,
  many: '{count} comentaris',
};
