import * as v from 'valibot';
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
import { success } from '../wire.ts';

/** Says nothing of who asks, so that it can be the same for everybody. */
export const listComments = {
  method: 'GET',
  path: '/api/front/comments/{contentId}',
  query: v.object({
    cursor: v.optional(upTo(200)),
    /** `newest` where it is left out. */
    order: v.optional(v.picklist(commentOrders)),
    /** The comment, or the reply, at which the list is to begin: that of a permanent link. */
    from: v.optional(upTo(20)),
  }),
  answer: commentsAnswer,
} as const satisfies Call;

/** The oldest first. */
export const listReplies = {
  method: 'GET',
  path: '/api/front/comments/{contentId}/{commentId}/replies',
  /** The reply after which they are to begin: the last that the reader has. */
  query: v.object({ after: v.optional(upTo(20)) }),
  answer: repliesAnswer,
} as const satisfies Call;

/** What is the reader's own among them. */
export const listOwnComments = {
  method: 'GET',
  path: '/api/front/comments/{contentId}/own',
  answer: ownCommentsAnswer,
} as const satisfies Call;

/** CARD-07: of many contents at once; `ids` are apart by commas. */
export const countComments = {
  method: 'GET',
  path: '/api/front/comments/counts',
  query: v.object({ ids: upTo(12 * COMMENT_COUNTS_MAX) }),
  answer: commentCountsAnswer,
} as const satisfies Call;

/** COMM-03 */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(COMMENT_MAX_UNITS), commentLength());

/** COMM-01. The answer is the comment, `pending` where a moderator reads it first (COMM-04). */
export const postComment = {
  method: 'POST',
  path: '/api/front/comments/{contentId}',
  /** Replies go one level deep: one to a reply becomes one to its comment. */
  body: v.object({ text, parentId: v.optional(upTo(20)) }),
  answer: ownComment,
} as const satisfies Call;

/** One's own, for some minutes; one that moderators read first waits for them again. */
export const editComment = {
  method: 'PATCH',
  path: '/api/front/comments/{contentId}/{commentId}',
  body: v.object({ text }),
  answer: ownComment,
} as const satisfies Call;

/** One's own, for some minutes. */
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
