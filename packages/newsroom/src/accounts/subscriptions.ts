/** Who gets which newsletter. */
import type { Newsletter } from '@portada/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { newsletters, subscriptions } from '../db/schema/index.ts';
import { invalidFields } from '../http/handle.ts';

type Choice = Pick<Newsletter, 'id' | 'isSubscribed'>;

/** The newsletters chosen, as the database knows them; an id that no newsletter has is refused. */
export async function findNewsletters(db: Database, choices: readonly Choice[]) {
  const ids = [...new Set(choices.map((choice) => choice.id))];
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: newsletters.id, name: newsletters.name })
    .from(newsletters)
    .where(inArray(newsletters.id, ids));
  if (found.length < ids.length) throw invalidFields({ newsletters: 'validation.pattern' });
  return found;
}

/** Sets what a reader chose; newsletters that are not in the list stay as they are (ACCT-36). */
export async function chooseNewsletters(
  db: Database,
  email: string,
  choices: readonly Choice[],
  confirmedAt: Date | null,
): Promise<void> {
  await findNewsletters(db, choices);
  const wanted = choices.filter((choice) => choice.isSubscribed).map((choice) => choice.id);
  const unwanted = choices.filter((choice) => !choice.isSubscribed).map((choice) => choice.id);
  if (unwanted.length > 0) {
    await db
      .delete(subscriptions)
      .where(and(eq(subscriptions.email, email), inArray(subscriptions.newsletterId, unwanted)));
  }
  await subscribeTo(db, email, wanted, confirmedAt);
}

/** Subscribes an address; one that is confirmed already stays so. */
export async function subscribeTo(
  db: Database,
  email: string,
  ids: readonly string[],
  confirmedAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((newsletterId) => ({ email, newsletterId, confirmedAt }));
  const insertion = db.insert(subscriptions).values(rows);
  const conflict = { target: [subscriptions.email, subscriptions.newsletterId] };
  await (confirmedAt
    ? insertion.onConflictDoUpdate({ ...conflict, set: { confirmedAt } })
    : insertion.onConflictDoNothing(conflict));
}

/** The owner of an address has confirmed it. */
export async function confirmSubscriptions(db: Database, email: string, now: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({ confirmedAt: now })
    .where(and(eq(subscriptions.email, email), isNull(subscriptions.confirmedAt)));
}

/** A reader's newsletters follow them to their new address. */
export async function moveSubscriptions(db: Database, from: string, to: string): Promise<void> {
  const moved = await db.delete(subscriptions).where(eq(subscriptions.email, from)).returning();
  if (moved.length === 0) return;
  await db
    .insert(subscriptions)
    .values(moved.map((row) => ({ ...row, email: to })))
    .onConflictDoNothing();
}

export async function cancelSubscriptions(db: Database, email: string): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.email, email));
}
