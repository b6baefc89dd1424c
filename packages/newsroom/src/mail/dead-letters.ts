/** What the mail server has not accepted: how much there is, and the emails that were given up. */
import { and, asc, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { DataContext } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema/index.ts';
import { deleteExpired } from '../db/sweeping.ts';
import { dueAtOnce } from './outbox.ts';

export interface OutboxCounts {
  /** Mails that no attempt has failed for. */
  readonly waiting: number;
  readonly retrying: number;
  /** Dead letters, which wait for somebody to look at them. */
  readonly dead: number;
}

/** One query, for health checks and metrics. */
export async function outboxCounts(db: Database): Promise<OutboxCounts> {
  const [counts] = await db
    .select({
      waiting: sql<number>`(count(${mails.dueAt}) filter (where ${mails.attempts} = 0))::int`,
      retrying: sql<number>`(count(${mails.dueAt}) filter (where ${mails.attempts} > 0))::int`,
      dead: sql<number>`count(${mails.deadAt})::int`,
    })
    .from(mails);
  return counts ?? { waiting: 0, retrying: 0, dead: 0 };
}

export type DeadLetter = Pick<
  typeof mails.$inferSelect,
  'id' | 'recipient' | 'subject' | 'attempts' | 'lastError' | 'createdAt'
>;

/** The oldest first. */
export function deadLetters(db: Database, limit: number): Promise<DeadLetter[]> {
  const { id, recipient, subject, attempts, lastError, createdAt } = mails;
  return db
    .select({ id, recipient, subject, attempts, lastError, createdAt })
    .from(mails)
    .where(isNotNull(mails.deadAt))
    .orderBy(asc(mails.id))
    .limit(limit);
}

/** Puts dead letters back into the queue, for two more days: those with these ids, or all. Returns their ids. */
export async function requeue(
  { db, now }: Pick<DataContext, 'db' | 'now'>,
  ids: readonly number[] | 'all',
): Promise<number[]> {
  const chosen = ids === 'all' ? undefined : inArray(mails.id, [...ids]);
  const requeued = await db
    .update(mails)
    .set({ ...dueAtOnce(now), attempts: 0, deadAt: null })
    .where(and(isNotNull(mails.deadAt), chosen))
    .returning({ id: mails.id });
  return requeued.map(({ id }) => id);
}

/** A month is long enough to see what went wrong, and personal data must not stay for ever. */
const DEAD_LETTER_MS = 2_592_000_000;

export async function sweepDeadLetters(db: Database, now: Date): Promise<void> {
  await deleteExpired(db, mails, lt(mails.deadAt, new Date(now.getTime() - DEAD_LETTER_MS)));
}
