import { expect, test } from 'vitest';
import { texts as ca } from '../texts/comments.ca.ts';
import { texts as es } from '../texts/comments.ts';
import { wordsOf } from '../words.ts';
import { cardCommentCount, commentCount } from './count.ts';

const keys = { one: 'one', many: 'many' } as const;

test.each([
  [0, '0', '0 comentarios'],
  [1, '1', '1 comentario'],
  [1_204, '1204', '1204 comentarios'],
])('[COMM-01] %i comments are told as «%s» and «%s»', (amount, count, words) => {
  expect(commentCount(amount, wordsOf(es, 'es'), keys)).toEqual({ count, words });
});

test('[COMM-01] the number is written as the language does', () => {
  const words = wordsOf(ca, 'ca');
  expect(commentCount(1_204, words, keys)).toEqual({ count: '1.204', words: '1.204 comentaris' });
});

test('[CARD-07] a text that a page has replaced may have the number as {n}', () => {
  const words = wordsOf({ one: 'Una voz', many: '{n} voces' }, 'es');
  expect(cardCommentCount({ showComments: true, numComments: 3 }, words, keys)?.words).toBe('3 voces');
});
