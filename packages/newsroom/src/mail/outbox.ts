/**
 * The outbox: emails are written in the transaction of what causes them, and sent afterwards (`sender.ts`). Without a
 * mail server they stay, and are shown at `/correo/`.
 */
import type { Language } from '@portada/contract';
import { and, asc, eq, getTableColumns, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { DataContext } from '../db/context.ts';
import { databaseTime } from '../db/database-time.ts';
import { mails, mailTokens } from '../db/schema/index.ts';
import { hashToken } from '../db/tokens.ts';
import { compose, type Mail } from './compose.ts';
import type { EmailContent } from './email-templates.ts';

export interface Recipient {
  readonly email: string;
  readonly lang: Language;
  /** The account that the email is about: deleting it deletes the email too. */
  readonly id?: string | undefined;
}

export interface BulkMail {
  readonly email: string;
  readonly mail: Mail;
}

/** A mail that a process has taken, until `dueAt`. */
export type TakenMail = typeof mails.$inferSelect & { readonly dueAt: Date };

type Clock = Pick<DataContext, 'db' | 'now'>;

/** Every attempt fails for two days: the mail is then a dead letter. */
const GIVE_UP_MS = 172_800_000;
/** Doubled with each failure. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
const ERROR_MAX_LENGTH = 500;

/** @param token the secret of the link or the code in it, which holds from when the mail server has it */
export async function queueEmail(
  context: DataContext,
  { email, lang, id }: Recipient,
  content: EmailContent,
  token?: string,
): Promise<void> {
  const mail = compose(lang, content);
  const about = { userId: id ?? null, tokenHash: token === undefined ? null : hashToken(token) };
  await context.db.insert(mails).values({ ...rowOf(context, email, lang, mail), ...about });
}

/** For newsletters: they do not delay other emails. */
export async function queueBulk(
  context: DataContext,
  lang: Language,
  bulk: readonly BulkMail[],
): Promise<void> {
  if (bulk.length === 0) return;
  const rows = bulk.map(({ email, mail }) => ({ ...rowOf(context, email, lang, mail), isBulk: true }));
  await context.db.insert(mails).values(rows);
}

function rowOf({ config, now }: DataContext, recipient: string, lang: Language, mail: Mail) {
  const { subject, text, html, headers, replyTo } = mail;
  const planned = config.smtpUrl ? dueAtOnce(now) : {};
  const reply = { replyTo: replyTo?.address, replyToName: replyTo?.name };
  return { recipient, lang, subject, text, html, headers, ...reply, createdAt: now(), ...planned };
}

export const dueAtOnce = (now: Clock['now']) => ({
  dueAt: databaseTime(now),
  giveUpAt: databaseTime(now, GIVE_UP_MS),
});

/**
 * Takes due mails for a time, in which no other process gets them: by the database's clock, since a process whose own
 * is ahead would take what another sends. Mails of a process that was killed are due again after it. So are those
 * planned further ahead than any mail ever waits: the clock was wrong then.
 */
export async function takeDue({ db, now }: Clock, limit: number, forMs: number): Promise<TakenMail[]> {
  const tooFar = databaseTime(now, 2 * LONGEST_WAIT_MS);
  const due = db.$with('due').as(
    db
      .select({ id: mails.id })
      .from(mails)
      .where(or(lte(mails.dueAt, databaseTime(now)), gt(mails.dueAt, tooFar)))
      .orderBy(asc(mails.isBulk), asc(mails.dueAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  const taken = await db
    .with(due)
    .update(mails)
    .set({ dueAt: databaseTime(now, forMs) })
    .from(due)
    .where(eq(mails.id, due.id))
    .returning(getTableColumns(mails));
  return taken.filter((mail): mail is TakenMail => mail.dueAt !== null);
}

/** Nothing of a sent email stays. The time of the link in it begins: so far the reader could not know of it. */
export async function recordSent({ db, now }: Clock, { id }: TakenMail): Promise<void> {
  const sent = db
    .$with('sent')
    .as(db.delete(mails).where(eq(mails.id, id)).returning({ tokenHash: mails.tokenHash }));
  const { createdAt, expiresAt, tokenHash } = mailTokens;
  await db
    .with(sent)
    .update(mailTokens)
    .set({ expiresAt: sql`${now().toISOString()}::timestamptz + (${expiresAt} - ${createdAt})` })
    .where(inArray(tokenHash, db.select({ tokenHash: sent.tokenHash }).from(sent)));
}

/** Plans the next attempt, or gives up: at once after a permanent failure. Tells whether it gave up. */
export async function recordFailure(
  { db, now }: Clock,
  mail: TakenMail,
  failure: { readonly reason: string; readonly isPermanent: boolean },
): Promise<boolean> {
  const at = databaseTime(now);
  const isOver = sql`coalesce(${mails.giveUpAt} <= ${at}, true)`;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** mail.attempts, LONGEST_WAIT_MS);
  // The last attempt is made when the time is up, not before.
  const next = sql`least(${databaseTime(now, wait)}, ${mails.giveUpAt})`;
  const [failed] = await db
    .update(mails)
    .set({
      attempts: mail.attempts + 1,
      lastError: failure.reason.slice(0, ERROR_MAX_LENGTH),
      ...(failure.isPermanent
        ? { dueAt: null, deadAt: at }
        : {
            dueAt: sql`case when ${isOver} then null else ${next} end`,
            deadAt: sql`case when ${isOver} then ${at} end`,
          }),
    })
    // If the time is over another process may have taken it.
    .where(and(eq(mails.id, mail.id), eq(mails.dueAt, mail.dueAt)))
    .returning({ deadAt: mails.deadAt });
  return !!failed?.deadAt;
}
