/** The moderators' actions on submissions, all idempotent. */
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { changeComments } from '../comments/comment-count.ts';
import type { Database } from '../db/client.ts';
import { commentReports, comments, interviewQuestions, uploads } from '../db/schema/community.ts';
import { type FileServices, removeFile } from '../uploads/remove-file.ts';
import { editedMsOf, type SubmissionKind, submissionTables, type Verdict } from './kinds.ts';

/**
 * `already` if there was nothing to do; `changed` if the author has edited the text meanwhile, and nothing was done.
 */
export type Outcome = 'done' | 'already' | 'changed' | 'unknown';

type App = FileServices & Pick<FastifyInstance, 'db' | 'now'>;

/** @param editedMs for a comment: the version of its text, see `editedMsOf` */
export function decide(
  app: App,
  kind: SubmissionKind,
  id: number,
  verdict: Verdict,
  editedMs = 0,
): Promise<Outcome> {
  return kind === 'comment'
    ? decideComment(app, id, verdict, editedMs)
    : decideSubmission(app, kind, id, verdict);
}

/** Updates the content's comment count; closes the reports of a comment that stays published. */
async function decideComment(
  { db, now }: App,
  id: number,
  verdict: Verdict,
  editedMs: number,
): Promise<Outcome> {
  const [comment] = await db
    .select({ contentId: comments.contentId })
    .from(comments)
    .where(eq(comments.id, id));
  if (!comment) return 'unknown';
  return changeComments(db, comment.contentId, async (inside) => {
    const [read] = await inside.select().from(comments).where(eq(comments.id, id));
    // The author may have deleted it in the meantime.
    if (!read) return 'unknown';
    if (editedMsOf(read) !== editedMs) return 'changed';
    const changed = await inside
      .update(comments)
      .set({ status: verdict })
      .where(and(eq(comments.id, id), ne(comments.status, verdict)))
      .returning({ id: comments.id });
    const closed = await inside
      .update(commentReports)
      .set({ reviewedAt: now() })
      .where(and(eq(commentReports.commentId, id), isNull(commentReports.reviewedAt)))
      .returning({ id: commentReports.commentId });
    return changed.length + closed.length > 0 ? 'done' : 'already';
  });
}

/** The file of a rejected submission is deleted with it. */
async function decideSubmission(
  app: App,
  kind: Exclude<SubmissionKind, 'comment'>,
  id: number,
  verdict: Verdict,
): Promise<Outcome> {
  const table = submissionTables[kind];
  const { outcome, paths } = await app.db.transaction(async (db) => {
    const [submission] = await db
      .select({ status: table.status, uploadId: table.uploadId })
      .from(table)
      .where(eq(table.id, id))
      .for('update');
    if (!submission) return { outcome: 'unknown', paths: [] } as const;
    await db.update(table).set({ status: verdict }).where(eq(table.id, id));
    const gone = verdict === 'rejected' ? await dropUpload(db, submission.uploadId) : [];
    const isNew = submission.status !== verdict || gone.length > 0;
    return { outcome: isNew ? 'done' : 'already', paths: gone } as const;
  });
  for (const path of paths) await removeFile(app, path);
  return outcome;
}

async function dropUpload(db: Database, id: string | null): Promise<string[]> {
  if (id === null) return [];
  const rows = await db.delete(uploads).where(eq(uploads.id, id)).returning({ path: uploads.path });
  return rows.map(({ path }) => path);
}

/** The guest's answer publishes the question; a later one replaces it. */
export async function answerQuestion({ db }: App, id: number, answer: string): Promise<Outcome> {
  const { status } = interviewQuestions;
  const own = eq(interviewQuestions.id, id);
  const isNew = sql`(${interviewQuestions.answer}, ${status}) is distinct from (${answer}, 'published'::moderation)`;
  const changed = await db
    .update(interviewQuestions)
    .set({ answer, status: 'published' })
    .where(and(own, isNew))
    .returning({ id: interviewQuestions.id });
  if (changed.length > 0) return 'done';
  return (await db.$count(interviewQuestions, own)) > 0 ? 'already' : 'unknown';
}
