import * as v from 'valibot';
import type { Call } from '../call.ts';
import { loadMoreAnswer } from '../entities/load-more.ts';
import { wholeNumber } from '../requests.ts';

/**
 * LOAD-03. The widget follows whatever address `nextPage` holds and never builds one; this is the address that
 * Portada's own newsroom gives out, for a host that has none of its own.
 */
export const loadMore = {
  method: 'GET',
  path: '/api/front/list/{list}',
  query: v.object({ page: v.optional(wholeNumber) }),
  answer: loadMoreAnswer,
} as const satisfies Call;
