/**
 * Email link tokens and codes: each verifies an address, for one purpose, once, until it expires. Its time begins when
 * the mail server has its email; one in an email that was given up holds no longer.
 */
import { and, eq, exists, gt, isNotNull, lt, ne, notExists, or, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../db/client.ts';
import { mails, mailTokens, users } from '../db/schema/index.ts';
import { deleteExpired } from '../db/sweeping.ts';
import { hashToken, newToken } from '../db/tokens.ts';

type Purpose = (typeof mailTokens.$inferSelect)['purpose'];
export type MailToken = typeof mailTokens.$inferSelect;

const HOUR_MS = 3_600_000;
/** How long a code holds, and what it has proved. */
export const PROOF_MS = HOUR_MS / 6;

const lifetimes: Record<Purpose, number> = {
  recovery: HOUR_MS,
  activation: 72 * HOUR_MS,
  subscription: 168 * HOUR_MS,
  emailReturn: 72 * HOUR_MS,
  proof: PROOF_MS,
};

/** Creates a token for an address; earlier ones of the same purpose stay valid until they expire. */
export async function issueMailToken(
  { db, now }: Pick<FastifyInstance, 'db' | 'now'>,
  purpose: Purpose,
  owner: { readonly email: string; readonly id?: string },
  token = newToken(),
): Promise<string> {
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

/** What a token refers to, without using it: for the page before the action. Undefined if it is invalid. */
export async function findMailToken(
  { db, now }: Pick<FastifyInstance, 'db' | 'now'>,
  purpose: Purpose,
  token: string,
): Promise<MailToken | undefined> {
  const [good] = await db
    .select()
    .from(mailTokens)
    .where(goodToken(purpose, token, now()));
  return good;
}

function goodToken(purpose: Purpose, token: string, now: Date): SQL | undefined {
  return and(
    eq(mailTokens.tokenHash, hashToken(token)),
    eq(mailTokens.purpose, purpose),
    or(gt(mailTokens.expiresAt, now), exists(mailOf(isNotNull(mails.dueAt)))),
  );
}

/** The email with the token, as long as the mail server has not accepted it. */
const mailOf = (which?: SQL) =>
  new QueryBuilder()
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.tokenHash, mailTokens.tokenHash), which));

/** All but what tells where an account was, as long as its new address is not verified (`address-move.ts`). */
const tellsOfNoMove = or(
  ne(mailTokens.purpose, 'emailReturn'),
  notExists(
    new QueryBuilder()
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, mailTokens.userId), eq(users.status, 'pending'))),
  ),
);

/** Voids an account's tokens of a purpose after its password or address has changed. */
export async function voidMailTokens(db: Database, purpose: Purpose, userId: string): Promise<void> {
  await db.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)));
}

export async function sweepMailTokens(db: Database, now: Date): Promise<void> {
  // A dead letter may still be sent.
  const isOver = and(lt(mailTokens.expiresAt, now), notExists(mailOf()));
  await deleteExpired(db, mailTokens, and(isOver, tellsOfNoMove));
}

/** The `token` of a query or a form; an empty text, which is invalid, if it is missing. */
export function tokenOf(given: unknown): string {
  const read = v.safeParse(v.object({ token: v.pipe(v.string(), v.maxLength(1_000)) }), given);
  return read.success ? read.output.token : '';
}
