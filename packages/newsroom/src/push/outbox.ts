/**
 * Alerts that wait for their push services. What is told of an alert is its own text at that moment: only for whom it
 * is, and until when, is written here.
 */
import { and, arrayContains, asc, eq, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type DataContext, inTransaction } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { databaseTime } from '../db/database-time.ts';
import { alerts, pushedAlerts, pushes, pushSubscriptions } from '../db/schema/index.ts';
import { deleteExpired } from '../db/sweeping.ts';

type Push = typeof pushes.$inferSelect;

/** A push that a process has taken, until `dueAt`, with all that is needed to send it. */
export interface TakenPush {
  readonly push: Push;
  readonly subscription: typeof pushSubscriptions.$inferSelect;
  readonly alert: typeof alerts.$inferSelect;
}

type Clock = Pick<DataContext, 'db' | 'now'>;

/** After that news is not breaking any more. */
const GIVE_UP_MS = 4 * 3_600_000;
/** An alert that began longer ago, as before there were keys, is sent by hand or not at all. */
const NEW_MS = 3_600_000;
/** Doubled with each failure. */
const FIRST_WAIT_MS = 30_000;

/** Queues an alert for all who have chosen its topic, and says for how many; undefined where it was queued before. */
export function queueAlert(context: DataContext, alertId: number): Promise<number | undefined> {
  return inTransaction(context, async ({ db, now }) => {
    const claimed = await db
      .insert(pushedAlerts)
      .values({ alertId, at: now() })
      .onConflictDoNothing()
      .returning({ alertId: pushedAlerts.alertId });
    if (claimed.length === 0) return undefined;
    const chosen = and(
      eq(pushSubscriptions.siteId, alerts.siteId),
      arrayContains(pushSubscriptions.topics, sql`array[${alerts.topic}]`),
    );
    const rows = db
      .select({
        subscriptionId: pushSubscriptions.id,
        alertId: alerts.id,
        dueAt: databaseTime(now).as('due_at'),
        giveUpAt: sql<Date>`least(${databaseTime(now, GIVE_UP_MS)}, ${alerts.endsAt})`.as('give_up_at'),
        attempts: sql<number>`0`.as('attempts'),
      })
      .from(alerts)
      .innerJoin(pushSubscriptions, chosen)
      .where(eq(alerts.id, alertId));
    const queued = await db.insert(pushes).select(rows).returning({ alertId: pushes.alertId });
    return queued.length;
  });
}

/** Queues what editors have published: the alerts that began lately, and are still shown. */
export async function queueNewAlerts(context: DataContext): Promise<void> {
  const now = context.now();
  const fresh = await context.db
    .select({ id: alerts.id })
    .from(alerts)
    .leftJoin(pushedAlerts, eq(pushedAlerts.alertId, alerts.id))
    .where(
      and(
        isNull(pushedAlerts.alertId),
        lte(alerts.startsAt, now),
        gte(alerts.startsAt, new Date(now.getTime() - NEW_MS)),
        or(isNull(alerts.endsAt), gt(alerts.endsAt, now)),
      ),
    )
    .orderBy(asc(alerts.startsAt));
  for (const { id } of fresh) await queueAlert(context, id);
}

const isPush = ({ subscriptionId, alertId }: Pick<Push, 'subscriptionId' | 'alertId'>) =>
  and(eq(pushes.subscriptionId, subscriptionId), eq(pushes.alertId, alertId));

/** Takes due pushes for a time, in which no other process gets them; those of a killed one are due again after it. */
export async function takeDue({ db, now }: Clock, limit: number, forMs: number): Promise<TakenPush[]> {
  const { subscriptionId, alertId, dueAt, giveUpAt } = pushes;
  const due = db.$with('due').as(
    db
      .select({ subscriptionId, alertId })
      .from(pushes)
      .where(and(lte(dueAt, databaseTime(now)), gt(giveUpAt, databaseTime(now))))
      .orderBy(asc(dueAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  const taken = await db
    .with(due)
    .update(pushes)
    .set({ dueAt: databaseTime(now, forMs) })
    .from(due)
    .where(and(eq(subscriptionId, due.subscriptionId), eq(alertId, due.alertId)))
    .returning({ subscriptionId, alertId });
  if (taken.length === 0) return [];
  return db
    .select({ push: pushes, subscription: pushSubscriptions, alert: alerts })
    .from(pushes)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, subscriptionId))
    .innerJoin(alerts, eq(alerts.id, alertId))
    .where(or(...taken.map(isPush)));
}

/** Nothing of it stays: it was sent, or never will be. */
export async function dropPush(db: Database, push: Push): Promise<void> {
  await db.delete(pushes).where(isPush(push));
}

export async function planAgain({ db, now }: Clock, push: Push): Promise<void> {
  await db
    .update(pushes)
    .set({ attempts: push.attempts + 1, dueAt: databaseTime(now, FIRST_WAIT_MS * 2 ** push.attempts) })
    // If the time is over another process may have taken it.
    .where(and(isPush(push), eq(pushes.dueAt, push.dueAt)));
}

/** Deletes what was not accepted while it was news. */
export async function sweepPushes(db: Database, now: Date): Promise<void> {
  await deleteExpired(db, pushes, lt(pushes.giveUpAt, now));
}
