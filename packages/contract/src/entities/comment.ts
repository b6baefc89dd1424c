import * as v from '../valibot.ts';
import { count, flag, id, idOrNone, list, maybeMoment, text } from '../wire.ts';

/** A reader's comment on a content, or a reply to one. */
export const comment = v.object({
  id,
  /** The comment that it replies to; empty for a top-level comment. */
  parentId: idOrNone,
  /** Empty where the account has been deleted. */
  nick: text,
  text: text,
  publishedDate: maybeMoment,
  isEdited: flag,
  /** Deleted by its author; shown as a placeholder for its replies. */
  isRemoved: flag,
  likes: count,
  dislikes: count,
  /** Waits for moderation; visible to its author only (COMM-04). */
  pending: flag,
});
export type Comment = v.InferOutput<typeof comment>;

/** A comment with its first replies, oldest first. */
export const commentThread = v.object({ ...comment.entries, numReplies: count, replies: list(comment) });
export type CommentThread = v.InferOutput<typeof commentThread>;

/** A page of comments; no `cursorMark` means that it was the last. */
export const commentsAnswer = v.object({
  comments: list(commentThread),
  /** For the whole content, replies included. */
  numComments: count,
  cursorMark: v.nullish(v.union([v.string(), v.number()]), null),
  closed: flag,
  /** The list begins at the requested comment, and there are earlier ones. */
  hasEarlier: flag,
});
export type CommentsAnswer = v.InferOutput<typeof commentsAnswer>;

/** Further replies to a comment. */
export const repliesAnswer = v.object({ comments: list(comment), hasMore: flag });

/** A comment in the response to its author. */
export const ownComment = v.object({
  ...comment.entries,
  /** The remaining seconds to edit or delete it. */
  editableSeconds: count,
});
export type OwnComment = v.InferOutput<typeof ownComment>;

/** The reader's own data about the comments of a content. */
export const ownCommentsAnswer = v.object({
  /** Newest first; pending ones are in no other list (COMM-04). */
  comments: list(ownComment),
  likedIds: list(id),
  dislikedIds: list(id),
  reportedIds: list(id),
});
export type OwnCommentsAnswer = v.InferOutput<typeof ownCommentsAnswer>;

/** Comment counts (CARD-07); contents without comments are omitted. */
export const commentCountsAnswer = v.object({
  counts: list(v.object({ id, numComments: count })),
});
export type CommentCount = v.InferOutput<typeof commentCountsAnswer>['counts'][number];
