import * as v from 'valibot';
import type { Call } from '../call.ts';
import { COMMENT_MAX_LENGTH } from '../constants/limits.ts';
import { comment, commentsAnswer } from '../entities/comment.ts';
import { upTo } from '../requests.ts';
import { success } from '../wire.ts';

export const listComments = {
  method: 'GET',
  path: '/api/front/comments/{contentId}',
  query: v.object({ cursor: v.optional(upTo(200)) }),
  answer: commentsAnswer,
} as const satisfies Call;

/** COMM-01. The answer is the comment, `pending` where a moderator reads it first (COMM-04). */
export const postComment = {
  method: 'POST',
  path: '/api/front/comments/{contentId}',
  body: v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(COMMENT_MAX_LENGTH)) }),
  answer: comment,
} as const satisfies Call;

/** COMM-05, COMM-07 */
export const voteComment = {
  method: 'POST',
  path: '/api/front/comments/{contentId}/{commentId}/vote',
  body: v.object({ vote: v.picklist(['like', 'dislike']) }),
  answer: comment,
} as const satisfies Call;

/** COMM-05 */
export const reportComment = {
  method: 'POST',
  path: '/api/front/comments/{contentId}/{commentId}/report',
  answer: success,
} as const satisfies Call;
