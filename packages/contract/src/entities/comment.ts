import * as v from 'valibot';
import { count, flag, id, idOrNone, list, maybeMoment, text } from '../wire.ts';

/** A reader's comment on a content, or a reply to one. */
export const comment = v.object({
  id,
  /** The comment that it replies to; empty for one that replies to none. */
  parentId: idOrNone,
  /** Empty where the account has been deleted. */
  nick: text,
  text: text,
  publishedDate: maybeMoment,
  isEdited: flag,
  /** Its author took it back, and the replies to it stay. */
  isRemoved: flag,
  likes: count,
  dislikes: count,
  /** Still waits for a moderator; only its author sees it (COMM-04). */
  pending: flag,
});
export type Comment = v.InferOutput<typeof comment>;

/** A comment with the first replies to it, the oldest first. */
export const commentThread = v.object({ ...comment.entries, numReplies: count, replies: list(comment) });
export type CommentThread = v.InferOutput<typeof commentThread>;

/** A page of comments; no `cursorMark` means that it was the last. */
export const commentsAnswer = v.object({
  comments: list(commentThread),
  /** Of the whole content, replies included. */
  numComments: count,
  cursorMark: v.nullish(v.union([v.string(), v.number()]), null),
  closed: flag,
  /** The list begins at the comment that was asked for, and there are some before it. */
  hasEarlier: flag,
});
export type CommentsAnswer = v.InferOutput<typeof commentsAnswer>;

/** Further replies to a comment. */
export const repliesAnswer = v.object({ comments: list(comment), hasMore: flag });

/** A comment as its author gets it. */
export const ownComment = v.object({
  ...comment.entries,
  /** For how many seconds it may still be changed or taken back. */
  editableSeconds: count,
});
export type OwnComment = v.InferOutput<typeof ownComment>;

/** What is the asking reader's alone among the comments of a content. */
export const ownCommentsAnswer = v.object({
  /** The latest first; those that wait for a moderator stand in no other list (COMM-04). */
  comments: list(ownComment),
  likedIds: list(id),
  dislikedIds: list(id),
  reportedIds: list(id),
});
export type OwnCommentsAnswer = v.InferOutput<typeof ownCommentsAnswer>;

/** How many comments contents have (CARD-07); contents that show none are left out. */
export const commentCountsAnswer = v.object({
  counts: list(v.object({ id, numComments: count })),
});
export type CommentCount = v.InferOutput<typeof commentCountsAnswer>['counts'][number];
