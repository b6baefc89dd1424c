import type { Call } from '../call.ts';
import { authorCard } from '../entities/author.ts';
import { contentCard } from '../entities/card.ts';
import { upTo } from '../requests.ts';
import * as v from '../valibot.ts';
import { items } from '../wire.ts';

/** The session decides: the host responds with 403 for another reader's id (reading 2). */
const ofReader = v.object({ userId: upTo(100) });

/** ACCT-43 */
export const getSavedContents = {
  method: 'GET',
  path: '/api/front/user/saved-contents/',
  query: ofReader,
  answer: items(contentCard),
} as const satisfies Call;

/** ACCT-40 */
export const getFollowedAuthors = {
  method: 'GET',
  path: '/api/front/user/followed-authors/',
  query: ofReader,
  answer: items(authorCard),
} as const satisfies Call;
