/** Deletes an account (ACCT-30) and all personal data. */
import { and, eq, exists, ne, not, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client.ts';
import {
  comments,
  contactMessages,
  interviewQuestions,
  mails,
  mailTokens,
  recipeRatings,
  uploads,
  users,
} from '../db/schema/index.ts';
import type { Reader } from '../sessions/sessions.ts';
import { removeFile } from '../uploads/remove-file.ts';
import { about } from './kept-data.ts';
import { cancelSubscriptions } from './subscriptions.ts';

type App = Pick<FastifyInstance, 'config' | 'db' | 'log' | 'now'>;

/**
 * Published comments and questions are anonymised, since others have replied to them; unpublished ones are deleted. Votes
 * and ratings remain counted. Most other rows are deleted by foreign keys on the account.
 */
export async function deleteReader(app: App, reader: Reader): Promise<void> {
  const files = await app.db.transaction(async (db) => {
    // A concurrent write references the account: it either precedes the deletion and is included, or fails.
    await db.select({ id: users.id }).from(users).where(eq(users.id, reader.id)).for('update');
    await cancelSubscriptions(db, reader);
    await dropContactMails(db, reader);
    for (const table of [contactMessages, mailTokens, mails])
      await db.delete(table).where(about(table, reader));
    await dropUnpublished(db, reader, app.now());
    for (const table of [comments, interviewQuestions]) {
      await db.update(table).set({ nick: '' }).where(about(table, reader));
    }
    await db.update(recipeRatings).set({ addressHash: '' }).where(about(recipeRatings, reader));
    const gone = await db.delete(uploads).where(about(uploads, reader)).returning({ path: uploads.path });
    await db.delete(users).where(eq(users.id, reader.id));
    return gone;
  });
  for (const { path } of files) await removeFile(app, path);
}

/** Emails with the reader's contact messages, whatever address they gave: without SMTP the database stores them. */
async function dropContactMails(db: Database, reader: Reader): Promise<void> {
  const message = and(
    eq(contactMessages.userId, reader.id),
    eq(contactMessages.email, mails.replyTo),
    sql`position(${contactMessages.text} in ${mails.text}) > 0`,
  );
  await db
    .delete(mails)
    .where(exists(db.select({ id: contactMessages.id }).from(contactMessages).where(message)));
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
