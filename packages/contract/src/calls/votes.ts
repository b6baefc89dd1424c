import * as v from 'valibot';
import type { Call } from '../call.ts';
import { poll } from '../entities/poll.ts';
import { recipeRating } from '../entities/recipe.ts';
import { upTo } from '../requests.ts';

/** More options than any poll has. */
const MOST_OPTIONS = 100;

const vote = v.object({
  /** The one option of a poll of one choice. */
  optionId: v.optional(upTo(100)),
  /** The options of a poll of several. */
  optionIds: v.optional(v.pipe(v.array(upTo(100)), v.maxLength(MOST_OPTIONS))),
});

/**
 * Everybody gets the same, which a CDN may keep, but who has a session gets their own vote too. `own` asks for that at
 * an address that nobody else's answer has.
 */
export const getPoll = {
  method: 'GET',
  path: '/api/front/poll/{pollId}',
  query: v.object({ own: v.optional(v.literal('true')) }),
  answer: poll,
} as const satisfies Call;

/** POLL-01: takes one of both fields; the answer is the poll with its results. */
export const votePoll = {
  method: 'POST',
  path: '/api/front/poll/{pollId}/vote',
  body: vote,
  answer: poll,
} as const satisfies Call;

/** RATE-01, RATE-02: an anonymous visitor may rate, limited by address (reading 29). */
export const rateRecipe = {
  method: 'POST',
  path: '/api/front/recipe/{contentId}/rating',
  body: v.object({ value: v.picklist([1, 2, 3, 4, 5]) }),
  answer: recipeRating,
} as const satisfies Call;
