import type { Call } from '../call.ts';
import { success } from '../wire.ts';

/** LIKE-01: the host acts on the session's reader. */
export const saveContent = {
  method: 'POST',
  path: '/api/bookmark/content/{id}',
  answer: success,
} as const satisfies Call;

export const unsaveContent = {
  method: 'DELETE',
  path: '/api/bookmark/content/{id}',
  answer: success,
} as const satisfies Call;

/** LIKE-02: a taxon is an author here. */
export const followAuthor = {
  method: 'POST',
  path: '/api/bookmark/taxon/{id}',
  answer: success,
} as const satisfies Call;

export const unfollowAuthor = {
  method: 'DELETE',
  path: '/api/bookmark/taxon/{id}',
  answer: success,
} as const satisfies Call;
