import type { Call } from '../call.ts';
import { searchQuery } from '../entities/search-query.ts';
import { searcherAnswer } from '../entities/searcher.ts';

/** SEEK-07; predictive search uses the same call with `limit` 12 (PRED-05). */
export const search = {
  method: 'GET',
  path: '/webapi/searcher/',
  query: searchQuery,
  answer: searcherAnswer,
} as const satisfies Call;

/** SEEK-09 */
export const searchMore = {
  method: 'GET',
  path: '/webapi/searcher/{cursor}',
  query: searchQuery,
  answer: searcherAnswer,
} as const satisfies Call;
