/** What moderators do (COMM-04): they read what waits and what readers have reported, and publish or reject it. */
import { asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { commentReports, comments } from '../db/schema/community.ts';
import { changeComments } from './tally.ts';

/** False where there is no such comment. */
export async function moderate(db: Database, id: number, status: 'published' | 'rejected'): Promise<boolean> {
  const [found] = await db.select().from(comments).where(eq(comments.id, id));
  if (!found) return false;
  await changeComments(db, found.contentId, async (inside) => {
    await inside.update(comments).set({ status }).where(eq(comments.id, id));
    // What has been looked at is not to be looked at again for the same reports.
    await inside.delete(commentReports).where(eq(commentReports.commentId, id));
  });
  return true;
}

/** What waits, the oldest first, after what is published and most often reported. */
export async function toModerate(db: Database, limit = 50) {
  const reports = db
    .select({ id: commentReports.commentId, times: sql<number>`count(*)::integer`.as('times') })
    .from(commentReports)
    .groupBy(commentReports.commentId)
    .as('reports');
  return db
    .select({
      id: comments.id,
      contentId: comments.contentId,
      nick: comments.nick,
      text: comments.text,
      status: comments.status,
      times: sql<number>`coalesce(${reports.times}, 0)`,
    })
    .from(comments)
    .leftJoin(reports, eq(reports.id, comments.id))
    .where(or(eq(comments.status, 'waiting'), gt(reports.times, 0)))
    .orderBy(desc(sql`coalesce(${reports.times}, 0)`), asc(comments.id))
    .limit(limit);
}
