/** Votes on comments, one per reader, and reports to the moderators. */
import type { ReportReason } from '@portada/contract';
import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { commentReports, comments, commentVotes } from '../db/schema/community.ts';
import { ApiError } from '../http/errors.ts';
import { noSuch } from '../http/ids.ts';
import type { Reader } from '../sessions/sessions.ts';
import { type CommentRow, commentColumns } from './rows.ts';
import type { CommentedContent } from './subject.ts';

export interface CommentTarget {
  readonly content: CommentedContent;
  readonly commentId: number;
  readonly reader: Reader;
}

/** Incremented in the database, so that concurrent votes are all counted and a reader's second one is not. */
export function vote(db: Database, target: CommentTarget, choice: 'like' | 'dislike'): Promise<CommentRow> {
  return db.transaction(async (inside) => {
    const commentId = await foreignComment(inside, target);
    const value = choice === 'like' ? 1 : -1;
    const [added] = await inside
      .insert(commentVotes)
      .values({ commentId, userId: target.reader.id, value })
      .onConflictDoNothing()
      .returning();
    if (!added) throw new ApiError(409, 'COMMENT_ALREADY_VOTED', 'The reader has voted on it already.');
    const count =
      choice === 'like' ? { likes: sql`${comments.likes} + 1` } : { dislikes: sql`${comments.dislikes} + 1` };
    const [row] = await inside
      .update(comments)
      .set(count)
      .where(and(eq(comments.id, commentId), isVisible))
      .returning(commentColumns);
    if (!row) throw noSuch();
    return row;
  });
}

export function report(db: Database, target: CommentTarget, reason: ReportReason): Promise<void> {
  return db.transaction(async (inside) => {
    const commentId = await foreignComment(inside, target);
    const [added] = await inside
      .insert(commentReports)
      .values({ commentId, userId: target.reader.id, reason })
      .onConflictDoNothing()
      .returning();
    if (!added) throw new ApiError(409, 'COMMENT_ALREADY_REPORTED', 'The reader has reported it already.');
  });
}

/** Locks the comment as published: its author may be editing it concurrently, and then it may be pending. */
const isVisible = and(eq(comments.status, 'published'), isNull(comments.removedAt));
const isHidden = sql`exists (select from comments head where head.id = ${comments.parentId} and head.status <> 'published')`;

/**
 * Another reader's published comment. Locked until the transaction ends: its author may be deleting it concurrently.
 */
async function foreignComment(db: Database, { content, commentId, reader }: CommentTarget): Promise<number> {
  const [row] = await db
    .select({ id: comments.id, userId: comments.userId })
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.contentId, content.id), isVisible, not(isHidden)))
    .for('key share');
  if (!row) throw noSuch();
  if (row.userId === reader.id)
    throw new ApiError(403, 'FORBIDDEN', 'One’s own comment is for others to judge.');
  return row.id;
}
