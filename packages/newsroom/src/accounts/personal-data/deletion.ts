/** Deletes an account (ACCT-30) and all personal data. */
import { and, eq, ne, not, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import { type DataContext, inTransaction } from '../../db/context.ts';
import {
  comments,
  contactMessages,
  interviewQuestions,
  mails,
  mailTokens,
  recipeRatings,
  uploads,
  usedMailLinks,
  users,
} from '../../db/schema/index.ts';
import type { Reader } from '../../sessions/sessions.ts';
import { removeFile } from '../../uploads/remove-file.ts';
import { mailAccountDeleted } from '../account-emails.ts';
import { cancelSubscriptions } from '../subscriptions.ts';
import { copyDeletions } from './deletion-log.ts';
import { about } from './tables.ts';

type App = Pick<FastifyInstance, 'config' | 'storage' | 'db' | 'log' | 'now'>;

/**
 * Deletes an account for good: a restored backup does not bring it back (`deletion-log.ts`). An email confirms it
 * (reading 32); all others that wait are dropped.
 */
export async function deleteReader(app: App, reader: Reader): Promise<void> {
  const paths = await inTransaction(app, async (context) => {
    // A concurrent write references the account: it either precedes the deletion and is included, or fails.
    await context.db.select({ id: users.id }).from(users).where(eq(users.id, reader.id)).for('update');
    const gone = await eraseReader(context, reader);
    await mailAccountDeleted(context, reader);
    return gone;
  });
  await copyDeletions(app);
  for (const path of paths) await removeFile(app, path);
}

/**
 * Deletes all rows about a reader, and returns the paths of their files. Published comments and questions are
 * anonymised, since others have replied to them; unpublished ones are deleted. Votes and ratings remain counted. Most
 * other rows are deleted by foreign keys on the account.
 */
export async function eraseReader(
  { db, now }: Pick<DataContext, 'db' | 'now'>,
  reader: Reader,
): Promise<string[]> {
  await cancelSubscriptions(db, reader);
  for (const table of [contactMessages, mailTokens, usedMailLinks, mails])
    await db.delete(table).where(about(table, reader));
  await dropUnpublished(db, reader, now());
  for (const table of [comments, interviewQuestions]) {
    await db.update(table).set({ nick: '' }).where(about(table, reader));
  }
  await db.update(recipeRatings).set({ addressHash: '' }).where(about(recipeRatings, reader));
  const gone = await db.delete(uploads).where(about(uploads, reader)).returning({ path: uploads.path });
  await db.delete(users).where(eq(users.id, reader.id));
  return gone.map(({ path }) => path);
}

/** A comment with replies remains as an empty placeholder; a rejected one stays hidden. */
async function dropUnpublished(db: Database, reader: Reader, now: Date): Promise<void> {
  const hidden = (table: typeof comments | typeof interviewQuestions) =>
    and(about(table, reader), ne(table.status, 'published'));
  const replies = sql`exists (select from comments as reply where reply.parent_id = ${comments.id})`;
  await db.delete(interviewQuestions).where(hidden(interviewQuestions));
  await db.delete(comments).where(and(hidden(comments), not(replies)));
  const isWaiting = eq(comments.status, 'waiting');
  await db
    .update(comments)
    .set({ text: '', removedAt: now, status: 'published' })
    .where(and(hidden(comments), isWaiting));
  await db.update(comments).set({ text: '', removedAt: now }).where(hidden(comments));
}
