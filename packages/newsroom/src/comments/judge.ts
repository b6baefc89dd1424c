/** What readers think of others' comments: votes, each once, and reports to the moderators. */
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

/** Counted by the database: of any number of votes at once none is lost, and none of the same reader's counts twice. */
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
      .where(and(eq(comments.id, commentId), shown))
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

/** As everybody sees it: its author may be changing it at this moment, and then it may have to wait. */
const shown = and(eq(comments.status, 'published'), isNull(comments.removedAt));
const isHidden = sql`exists (select from comments head where head.id = ${comments.parentId} and head.status <> 'published')`;

/** A comment of somebody else that everybody sees. It is held for the moment: its author may be taking it back. */
async function foreignComment(db: Database, { content, commentId, reader }: CommentTarget): Promise<number> {
  const [row] = await db
    .select({ id: comments.id, userId: comments.userId })
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.contentId, content.id), shown, not(isHidden)))
    .for('key share');
  if (!row) throw noSuch();
  if (row.userId === reader.id)
    throw new ApiError(403, 'FORBIDDEN', 'One’s own comment is for others to judge.');
  return row.id;
}
