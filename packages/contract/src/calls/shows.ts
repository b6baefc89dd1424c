import type { Call } from '../call.ts';
import { SEARCH_TEXT_MAX_LENGTH } from '../constants/search.ts';
import { showSearchAnswer } from '../entities/show.ts';
import { upTo, wholeNumber } from '../requests.ts';
import * as v from '../valibot.ts';

const query = v.object({
  limit: v.optional(wholeNumber),
  types: v.optional(upTo(100)),
  orderBy: v.optional(upTo(100)),
  /** `#` or A to Z. */
  letter: v.optional(v.pipe(v.string(), v.regex(/^[#A-Za-z]$/))),
  text: v.optional(upTo(SEARCH_TEXT_MAX_LENGTH)),
});

/** SHOW-04 */
export const searchShows = {
  method: 'GET',
  path: '/webapi/shows/search/',
  query,
  answer: showSearchAnswer,
} as const satisfies Call;

/** SHOW-05 */
export const searchMoreShows = {
  method: 'GET',
  path: '/webapi/shows/search/{cursor}',
  query,
  answer: showSearchAnswer,
} as const satisfies Call;
