/**
 * A change of e-mail whose new address is not verified yet. Until it is, the address is not the account's: whoever
 * proves that it is theirs, or registers it, finds it free, and the account has its last verified address back. To
 * adopt the account instead would give it two owners, since the link that undoes the change is with the other one.
 */
import { aliasedTable, and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client.ts';
import { mailTokens, users } from '../db/schema/index.ts';
import type { Reader } from '../sessions/sessions.ts';
import { normaliseEmail } from '../strings/email-address.ts';
import { voidMailTokens } from './mail-tokens.ts';
import { findByEmail } from './readers.ts';
import { moveSubscriptions } from './subscriptions.ts';

type Context = Pick<FastifyInstance, 'db' | 'now'>;

/**
 * The address that the account of an unverified one had before; undefined if the reader has only registered, or if
 * another account has that address now.
 */
export async function addressBeforeMove(
  db: Database,
  { id, status }: Pick<Reader, 'id' | 'status'>,
): Promise<string | undefined> {
  if (status !== 'pending') return undefined;
  const holder = aliasedTable(users, 'holder');
  const [latest] = await db
    .select({ email: mailTokens.email, holder: holder.id })
    .from(mailTokens)
    .leftJoin(holder, eq(holder.email, mailTokens.email))
    .where(and(eq(mailTokens.purpose, 'emailReturn'), eq(mailTokens.userId, id)))
    .orderBy(desc(mailTokens.createdAt))
    .limit(1);
  return latest && !latest.holder ? latest.email : undefined;
}

/** The account that moves from an address to one that is not verified yet. */
export async function findByAddressBeforeMove(db: Database, given: string): Promise<Reader | undefined> {
  const email = normaliseEmail(given);
  const [moved] = await db
    .select({ reader: users })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(
      and(eq(mailTokens.purpose, 'emailReturn'), eq(mailTokens.email, email), eq(users.status, 'pending')),
    )
    .orderBy(desc(mailTokens.createdAt))
    .limit(1);
  return moved && (await addressBeforeMove(db, moved.reader)) === email ? moved.reader : undefined;
}

/** Gives an account the address back that it had before it moved; false if it has not moved. */
export async function undoMove({ db, now }: Context, moved: Reader): Promise<boolean> {
  const email = await addressBeforeMove(db, moved);
  if (!email) return false;
  const [after] = await db
    .update(users)
    .set({ email, status: 'active', updatedAt: now() })
    .where(and(eq(users.id, moved.id), eq(users.email, moved.email), eq(users.status, 'pending')))
    .returning();
  if (!after) return false;
  await moveSubscriptions(db, moved, after, now());
  await voidMailTokens(db, 'recovery', after.id);
  return true;
}

/** Frees an address that an account is only about to move to. */
export async function freeAddress(context: Context, email: string): Promise<void> {
  const holder = await findByEmail(context.db, email);
  if (holder) await undoMove(context, holder);
}
