import type { Call } from '../call.ts';
import { loadMoreAnswer } from '../entities/load-more.ts';
import { wholeNumber } from '../requests.ts';
import * as v from '../valibot.ts';

/**
 * LOAD-03. The widget requests the URL in `nextPage`, whatever it is, and never builds one; this is the path that the
 * newsroom uses, for hosts without one of their own.
 */
export const loadMore = {
  method: 'GET',
  path: '/api/front/list/{list}',
  query: v.object({ page: v.optional(wholeNumber) }),
  answer: loadMoreAnswer,
} as const satisfies Call;
