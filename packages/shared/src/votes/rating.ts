import { RATING_STARS } from '@portada/contract';
import { formatFigure } from '../numbers.ts';
import type { Key } from '../texts/recipe-rating.ts';
import type { Words } from '../words.ts';

type RatingWords = Words<Key>;

/** How many halves of the star at an index are filled, from 0 to 2. */
export function halvesAt(value: number, index: number): number {
  return Math.min(2, Math.max(0, Math.round(value * 2) - index * 2));
}

/** «4,6 de 5» */
export function meanRating(value: number, { language, say }: RatingWords): string {
  return say('mean', { figure: formatFigure(value, language), stars: RATING_STARS });
}

/** «4,6 de 5 · 182 votos» */
export function ratingSummary(value: number | null, votes: number, words: RatingWords): string {
  const { say } = words;
  if (value === null) return say('unrated');
  const count = say(votes === 1 ? 'vote' : 'votes', { count: votes });
  return `${meanRating(value, words)} · ${count}`;
}
