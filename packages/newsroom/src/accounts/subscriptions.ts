/** Newsletter subscriptions. */
import type { Language, Newsletter } from '@portada/contract';
import { formatList } from '@portada/shared/lists.ts';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { newsletters, subscriptions } from '../db/schema/index.ts';
import { invalidFields } from '../http/handle.ts';
import type { Reader } from '../sessions/sessions.ts';
import { plain } from '../texts/format.ts';

type Choice = Pick<Newsletter, 'id' | 'isSubscribed'>;
type Owner = Pick<Reader, 'email' | 'status'>;

/**
 * The subscriptions that an account may see and change. While its address is unverified, confirmed ones may be somebody
 * else's: registering with another person's address must not reveal or end their subscriptions.
 */
export function subscriptionsOf({ email, status }: Owner): SQL | undefined {
  const theirs = eq(subscriptions.email, email);
  return status === 'active' ? theirs : and(theirs, isNull(subscriptions.confirmedAt));
}

/** The rows of the chosen newsletters; an unknown id is rejected. */
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

/** Sets a reader's choices; newsletters that are not in the list stay unchanged (ACCT-36). */
export async function chooseNewsletters(
  db: Database,
  owner: Owner,
  choices: readonly Choice[],
  now: Date,
): Promise<void> {
  await findNewsletters(db, choices);
  const wanted = choices.filter((choice) => choice.isSubscribed).map((choice) => choice.id);
  const unwanted = choices.filter((choice) => !choice.isSubscribed).map((choice) => choice.id);
  if (unwanted.length > 0) {
    await db
      .delete(subscriptions)
      .where(and(subscriptionsOf(owner), inArray(subscriptions.newsletterId, unwanted)));
  }
  await subscribeTo(db, owner.email, wanted, owner.status === 'active' ? now : null);
}

/** Subscribes an address; a confirmed subscription stays confirmed. */
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

/** What an address will receive as soon as its owner has confirmed it. */
export function pendingNewsletters(db: Database, email: string): Promise<{ name: string }[]> {
  return db
    .select({ name: newsletters.name })
    .from(subscriptions)
    .innerJoin(newsletters, eq(newsletters.id, subscriptions.newsletterId))
    .where(and(eq(subscriptions.email, email), isNull(subscriptions.confirmedAt)))
    .orderBy(asc(newsletters.name));
}

export async function hasConfirmedSubscriptions(db: Database, email: string): Promise<boolean> {
  const confirmed = and(eq(subscriptions.email, email), isNotNull(subscriptions.confirmedAt));
  return (await db.$count(subscriptions, confirmed)) > 0;
}

/** `«La mañana» y «El mercado»`: a name may contain markup (ACCT-35), which a text must not. */
export function newsletterNames(named: readonly { readonly name: string }[], lang: Language): string {
  if (named.length === 0) return '';
  return formatList(
    named.map(({ name }) => `«${plain(name)}»`),
    lang,
  );
}

/** Confirms a subscription after its address has been verified. */
export async function confirmSubscriptions(db: Database, email: string, now: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({ confirmedAt: now })
    .where(and(eq(subscriptions.email, email), isNull(subscriptions.confirmedAt)));
}

/** Moves a reader's newsletters to their new address, unconfirmed until it has been verified. */
export async function moveSubscriptions(db: Database, from: Owner, to: Owner, now: Date): Promise<void> {
  const moved = await db.delete(subscriptions).where(subscriptionsOf(from)).returning();
  if (moved.length === 0) return;
  const confirmedAt = to.status === 'active' ? now : null;
  await db
    .insert(subscriptions)
    .values(moved.map((row) => ({ ...row, email: to.email, confirmedAt })))
    .onConflictDoNothing();
}

export async function cancelSubscriptions(db: Database, owner: Owner): Promise<void> {
  await db.delete(subscriptions).where(subscriptionsOf(owner));
}
