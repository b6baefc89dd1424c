import * as v from 'valibot';
import { count, flag, id, list, maybeMoment, text } from '../wire.ts';

/** A reader's comment on a content. */
export const comment = v.object({
  id,
  nick: text,
  text: text,
  publishedDate: maybeMoment,
  likes: count,
  dislikes: count,
  /** Still waits for a moderator; only its author sees it (COMM-04). */
  pending: flag,
});
export type Comment = v.InferOutput<typeof comment>;

/** A page of comments; no `cursorMark` means that it was the last. */
export const commentsAnswer = v.object({
  comments: list(comment),
  numComments: count,
  cursorMark: v.nullish(v.union([v.string(), v.number()]), null),
  closed: flag,
});
export type CommentsAnswer = v.InferOutput<typeof commentsAnswer>;
