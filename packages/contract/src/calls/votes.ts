import * as v from 'valibot';
import type { Call } from '../call.ts';
import { poll } from '../entities/poll.ts';
import { recipeRating } from '../entities/recipe.ts';
import { upTo } from '../requests.ts';

export const getPoll = {
  method: 'GET',
  path: '/api/front/poll/{pollId}',
  answer: poll,
} as const satisfies Call;

/** POLL-01: the answer is the poll with its results. */
export const votePoll = {
  method: 'POST',
  path: '/api/front/poll/{pollId}/vote',
  body: v.object({ optionId: upTo(100) }),
  answer: poll,
} as const satisfies Call;

/** RATE-01, RATE-02: an anonymous visitor may rate, limited by address (reading 29). */
export const rateRecipe = {
  method: 'POST',
  path: '/api/front/recipe/{contentId}/rating',
  body: v.object({ value: v.picklist([1, 2, 3, 4, 5]) }),
  answer: recipeRating,
} as const satisfies Call;
