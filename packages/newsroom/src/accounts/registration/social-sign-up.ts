/** Step 2 of a social sign-up (REG-07): the account is created only when the reader confirms the data and the terms. */

import type { register } from '@portada/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';
import type { Database } from '../../db/client.ts';
import { socialIdentities, socialSignups } from '../../db/schema/index.ts';
import { deleteExpired } from '../../db/sweeping.ts';
import { hashToken, newToken } from '../../db/tokens.ts';
import { ApiError } from '../../http/errors.ts';
import { openSession } from '../../sessions/sessions.ts';
import type { SocialIdentity } from '../../social/identity.ts';
import { normaliseEmail } from '../../strings/email-address.ts';
import { clearOwnCookie, ownCookie, setOwnCookie } from '../../visit/own-cookies.ts';
import { mailActivation } from '../account-emails.ts';
import { openAccount } from './registration.ts';

const COOKIE = 'portada_signup';
const LIFETIME_MS = 3_600_000;

export type Signup = typeof socialSignups.$inferSelect;

/** Stores a provider's data about a new reader, bound to their browser. */
export async function beginSignup(
  request: FastifyRequest,
  reply: FastifyReply,
  identity: SocialIdentity,
): Promise<void> {
  const { db, now } = request.server;
  const token = newToken();
  await db.insert(socialSignups).values({
    ...identity,
    tokenHash: hashToken(token),
    createdAt: now(),
    expiresAt: new Date(now().getTime() + LIFETIME_MS),
  });
  setOwnCookie(reply, COOKIE, token, { maxAge: LIFETIME_MS / 1_000 });
}

/** The pending sign-up of a request's browser. */
export async function currentSignup(request: FastifyRequest): Promise<Signup | undefined> {
  const { db, now } = request.server;
  const tokenHash = hashToken(ownCookie(request, COOKIE) ?? '');
  const [signup] = await db
    .select()
    .from(socialSignups)
    .where(and(eq(socialSignups.tokenHash, tokenHash), gt(socialSignups.expiresAt, now())));
  return signup;
}

/**
 * Creates the account. An address verified by the provider needs no email: the reader is logged in at once. Any other
 * is verified as usual, and only then is the identity linked.
 */
export async function completeSignup(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: InferOutput<(typeof register)['body']>,
  { provider, subject, tokenHash, claims }: Signup,
): Promise<void> {
  const isProven = claims.emailVerified && normaliseEmail(sent.email) === claims.email;
  const own = { socialProvider: provider, status: isProven ? 'active' : 'pending' } as const;
  const reader = await openAccount(request, sent, own, async (context, created) => {
    const { db } = context;
    const used = await db.delete(socialSignups).where(eq(socialSignups.tokenHash, tokenHash)).returning();
    const linked = await db
      .insert(socialIdentities)
      .values({ provider, subject, userId: created.id })
      .onConflictDoNothing()
      .returning();
    // A concurrent sign-up (another tab, the same identity) was first: log in to that account.
    if (used.length + linked.length < 2) throw new ApiError(400, 'INVALID_TOKEN', 'This sign-up is over.');
    if (!isProven) await mailActivation(context, created);
  });
  clearOwnCookie(reply, COOKIE);
  if (isProven) await openSession(request, reply, reader);
}

export async function sweepSignups(db: Database, now: Date): Promise<void> {
  await deleteExpired(db, socialSignups, lt(socialSignups.expiresAt, now));
}
