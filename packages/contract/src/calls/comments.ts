import type { Call } from '../call.ts';
import {
  COMMENT_COUNTS_MAX,
  COMMENT_MAX_UNITS,
  commentOrders,
  reportReasons,
} from '../constants/comments.ts';
import {
  comment,
  commentCountsAnswer,
  commentsAnswer,
  ownComment,
  ownCommentsAnswer,
  repliesAnswer,
} from '../entities/comment.ts';
import { upTo } from '../requests.ts';
import { commentLength } from '../rules/graphemes.ts';
import * as v from '../valibot.ts';
import { success } from '../wire.ts';

/** Independent of the session, so that the response is public. */
export const listComments = {
  method: 'GET',
  path: '/api/front/comments/{contentId}',
  query: v.object({
    cursor: v.optional(upTo(200)),
    /** By default `newest`. */
    order: v.optional(v.picklist(commentOrders)),
    /** The id of the first comment or reply of the list: that of a permanent link. */
    from: v.optional(upTo(20)),
  }),
  answer: commentsAnswer,
} as const satisfies Call;

/** Oldest first. */
export const listReplies = {
  method: 'GET',
  path: '/api/front/comments/{contentId}/{commentId}/replies',
  /** The id of the last reply that the client has. */
  query: v.object({ after: v.optional(upTo(20)) }),
  answer: repliesAnswer,
} as const satisfies Call;

/** The reader's own data about them. */
export const listOwnComments = {
  method: 'GET',
  path: '/api/front/comments/{contentId}/own',
  answer: ownCommentsAnswer,
} as const satisfies Call;

/** CARD-07: for many contents at once; `ids` are comma-separated. */
export const countComments = {
  method: 'GET',
  path: '/api/front/comments/counts',
  query: v.object({ ids: upTo(12 * COMMENT_COUNTS_MAX) }),
  answer: commentCountsAnswer,
} as const satisfies Call;

/** COMM-03 */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(COMMENT_MAX_UNITS), commentLength());

/** COMM-01. The response is the comment, `pending` if it is moderated before publication (COMM-04). */
export const postComment = {
  method: 'POST',
  path: '/api/front/comments/{contentId}',
  /** There is one level of replies: a reply to a reply belongs to the comment. */
  body: v.object({ text, parentId: v.optional(upTo(20)) }),
  answer: ownComment,
} as const satisfies Call;

/** The reader's own comment, for some minutes; a pre-moderated one is pending again. */
export const editComment = {
  method: 'PATCH',
  path: '/api/front/comments/{contentId}/{commentId}',
  body: v.object({ text }),
  answer: ownComment,
} as const satisfies Call;

/** The reader's own comment, for some minutes. */
export const deleteComment = {
  method: 'DELETE',
  path: '/api/front/comments/{contentId}/{commentId}',
  answer: success,
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
  body: v.object({ reason: v.picklist(reportReasons) }),
  answer: success,
} as const satisfies Call;
