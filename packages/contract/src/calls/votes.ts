import type { Call } from '../call.ts';
import { poll } from '../entities/poll.ts';
import { recipeRating } from '../entities/recipe.ts';
import { upTo } from '../requests.ts';
import * as v from '../valibot.ts';

/** More than the options of any poll. */
const MOST_OPTIONS = 100;

const vote = v.object({
  /** The option of a single choice. */
  optionId: v.optional(upTo(100)),
  /** The options of a multiple choice. */
  optionIds: v.optional(v.pipe(v.array(upTo(100)), v.maxLength(MOST_OPTIONS))),
});

/**
 * The response is public and can be cached by a CDN, except with a session, for which it contains the reader's vote.
 * `own` requests that at a URL of its own.
 */
export const getPoll = {
  method: 'GET',
  path: '/api/front/poll/{pollId}',
  query: v.object({ own: v.optional(v.literal('true')) }),
  answer: poll,
} as const satisfies Call;

/** POLL-01: accepts one of both fields; the response is the poll with its results. */
export const votePoll = {
  method: 'POST',
  path: '/api/front/poll/{pollId}/vote',
  body: vote,
  answer: poll,
} as const satisfies Call;

/** RATE-01, RATE-02: without login the limit is one per address (reading 29). */
export const rateRecipe = {
  method: 'POST',
  path: '/api/front/recipe/{contentId}/rating',
  body: v.object({ value: v.picklist([1, 2, 3, 4, 5]) }),
  answer: recipeRating,
} as const satisfies Call;
