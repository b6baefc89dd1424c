import { expect, test } from 'vitest';
import { texts as catalan } from '../texts/recipe-rating.ca.ts';
import { texts as spanish } from '../texts/recipe-rating.ts';
import { wordsOf } from '../words.ts';
import { halvesAt, ratingSummary } from './rating.ts';

const es = wordsOf(spanish, 'es');

test.each([
  [0, [0, 0, 0, 0, 0]],
  [3.2, [2, 2, 2, 0, 0]],
  [3.25, [2, 2, 2, 1, 0]],
  [4.8, [2, 2, 2, 2, 2]],
])('[RATE-01] %f fills the stars by halves: %j', (value, halves) => {
  expect([0, 1, 2, 3, 4].map((index) => halvesAt(value, index))).toEqual(halves);
});

test('[RATE-01] a rating is its mean and the number of votes', () => {
  expect(ratingSummary(4.55, 1_204, es)).toBe('4,6 de 5 · 1204 votos');
  expect(ratingSummary(4, 1, es)).toBe('4 de 5 · 1 voto');
  expect(ratingSummary(4.55, 1_204, wordsOf(catalan, 'ca'))).toBe('4,6 de 5 · 1.204 vots');
  expect(ratingSummary(null, 0, es)).toBe('Todavía no tiene valoraciones.');
});
