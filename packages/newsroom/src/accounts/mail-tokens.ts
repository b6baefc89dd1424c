/** Email link tokens: each verifies an address, for one purpose, once, until it expires. */
import { and, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client.ts';
import { mailTokens } from '../db/schema/index.ts';
import { hashToken, newToken } from '../db/tokens.ts';

type Purpose = (typeof mailTokens.$inferSelect)['purpose'];
export type MailToken = typeof mailTokens.$inferSelect;

const HOUR_MS = 3_600_000;

const lifetimes: Record<Purpose, number> = {
  recovery: HOUR_MS,
  activation: 72 * HOUR_MS,
  subscription: 168 * HOUR_MS,
  emailReturn: 72 * HOUR_MS,
};

/** Creates a token for an address; earlier ones of the same purpose stay valid until they expire. */
export async function issueMailToken(
  { db, now }: Pick<FastifyInstance, 'db' | 'now'>,
  purpose: Purpose,
  owner: { readonly email: string; readonly id?: string },
): Promise<string> {
  const token = newToken();
  await db.insert(mailTokens).values({
    tokenHash: hashToken(token),
    purpose,
    email: owner.email,
    userId: owner.id ?? null,
    createdAt: now(),
    expiresAt: new Date(now().getTime() + lifetimes[purpose]),
  });
  return token;
}

/** Returns what a token refers to and invalidates it, atomically: of two concurrent requests one succeeds. */
export async function redeemMailToken(
  { db, now }: Pick<FastifyInstance, 'db' | 'now'>,
  purpose: Purpose,
  token: string,
): Promise<MailToken | undefined> {
  const [redeemed] = await db
    .delete(mailTokens)
    .where(goodToken(purpose, token, now()))
    .returning();
  return redeemed;
}

/** Whether a token is valid, without using it: for the confirmation page before the action. */
export async function isGoodMailToken(
  { db, now }: Pick<FastifyInstance, 'db' | 'now'>,
  purpose: Purpose,
  token: string,
): Promise<boolean> {
  return (await db.$count(mailTokens, goodToken(purpose, token, now()))) > 0;
}

function goodToken(purpose: Purpose, token: string, now: Date): SQL | undefined {
  return and(
    eq(mailTokens.tokenHash, hashToken(token)),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expiresAt, now),
  );
}

/** Voids an account's tokens of a purpose after its password or address has changed. */
export async function voidMailTokens(db: Database, purpose: Purpose, userId: string): Promise<void> {
  await db.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)));
}

export async function sweepMailTokens(db: Database, now: Date): Promise<void> {
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, now));
}
