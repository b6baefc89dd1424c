/** The reader's own data about the comments of a content. */
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { commentReports, comments, commentVotes } from '../db/schema/community.ts';
import { commentColumns, toOwnComment } from './rows.ts';

/** Only a script writes more than this below one content. */
const MOST = 200;

export async function ownComments(db: Database, contentId: number, userId: string, now: Date) {
  const here = eq(comments.contentId, contentId);
  const isVisible = and(ne(comments.status, 'rejected'), isNull(comments.removedAt));
  const rows = await db
    .select(commentColumns)
    .from(comments)
    .where(and(here, eq(comments.userId, userId), isVisible))
    .orderBy(desc(comments.id))
    .limit(MOST);
  const votes = await db
    .select({ id: comments.id, value: commentVotes.value })
    .from(commentVotes)
    .innerJoin(comments, eq(comments.id, commentVotes.commentId))
    .where(and(here, eq(commentVotes.userId, userId)));
  const reports = await db
    .select({ id: comments.id })
    .from(commentReports)
    .innerJoin(comments, eq(comments.id, commentReports.commentId))
    .where(and(here, eq(commentReports.userId, userId)));
  return {
    comments: rows.map((row) => toOwnComment(row, now)),
    likedIds: votes.filter(({ value }) => value > 0).map(({ id }) => id),
    dislikedIds: votes.filter(({ value }) => value < 0).map(({ id }) => id),
    reportedIds: reports.map(({ id }) => id),
  };
}
