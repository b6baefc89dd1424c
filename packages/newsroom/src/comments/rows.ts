/** Maps comment rows to the contract. */
import type { comment, ownComment } from '@portada/contract';
import type { InferInput } from 'valibot';
import { wireMoment } from '../content/dates.ts';
import { comments } from '../db/schema/community.ts';
import { tidyNick } from './text.ts';

/** COMM-01: how long a comment can be edited or deleted by its author, in milliseconds. */
export const COMMENT_EDIT_MS = 5 * 60_000;

export const commentColumns = {
  id: comments.id,
  parentId: comments.parentId,
  nick: comments.nick,
  text: comments.text,
  status: comments.status,
  likes: comments.likes,
  dislikes: comments.dislikes,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  removedAt: comments.removedAt,
};

export type CommentRow = Pick<typeof comments.$inferSelect, keyof typeof commentColumns>;

export function toComment(row: CommentRow) {
  return {
    id: String(row.id),
    parentId: row.parentId === null ? '' : String(row.parentId),
    nick: tidyNick(row.nick),
    text: row.text,
    publishedDate: wireMoment(row.createdAt),
    isEdited: row.editedAt !== null,
    isRemoved: row.removedAt !== null,
    likes: row.likes,
    dislikes: row.dislikes,
    pending: row.status === 'waiting',
  } satisfies InferInput<typeof comment>;
}

/** With the remaining time to edit: computed on the server, since readers' clocks may be wrong. */
export function toOwnComment(row: CommentRow, now: Date) {
  return {
    ...toComment(row),
    editableSeconds: Math.max(0, Math.floor((settlesAt(row) - now.getTime()) / 1_000)),
  } satisfies InferInput<typeof ownComment>;
}

/** The end of the author's editing time. */
export function settlesAt({ createdAt }: Pick<CommentRow, 'createdAt'>): number {
  return createdAt.getTime() + COMMENT_EDIT_MS;
}
