/** Step 2 of a social sign-up (REG-07): there is no account until the reader has confirmed the data and the terms. */
import type { register } from '@portada/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';
import type { Database } from '../db/client.ts';
import { socialIdentities, socialSignups } from '../db/schema/index.ts';
import { hashToken, newToken } from '../db/tokens.ts';
import { ApiError } from '../http/errors.ts';
import { openSession } from '../sessions/sessions.ts';
import type { SocialIdentity } from '../social/identity.ts';
import { tryMailActivation } from './account-emails.ts';
import { normaliseEmail } from './readers.ts';
import { openAccount } from './registration.ts';

const COOKIE = 'portada_signup';
const LIFETIME_MS = 3_600_000;

export type Signup = typeof socialSignups.$inferSelect;

/** Stores a provider's data about a newcomer, bound to their browser. */
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
  reply.setCookie(COOKIE, token, { ...cookieOptions(request), maxAge: LIFETIME_MS / 1_000 });
}

/** The sign-up that a request's browser is in the middle of. */
export async function currentSignup(request: FastifyRequest): Promise<Signup | undefined> {
  const { db, now } = request.server;
  const tokenHash = hashToken(request.cookies[COOKIE] ?? '');
  const [signup] = await db
    .select()
    .from(socialSignups)
    .where(and(eq(socialSignups.tokenHash, tokenHash), gt(socialSignups.expiresAt, now())));
  return signup;
}

/**
 * Makes the account. The address that the provider has verified needs no mail: the reader is let in at once. Another
 * one is validated as usual, and the identity opens the account only then.
 */
export async function completeSignup(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: InferOutput<(typeof register)['body']>,
  { provider, subject, tokenHash, told }: Signup,
): Promise<void> {
  const app = request.server;
  const isProven = told.emailVerified && normaliseEmail(sent.email) === told.email;
  const own = { socialProvider: provider, status: isProven ? 'active' : 'pending' } as const;
  const reader = await openAccount(request, sent, own, async (db, { id }) => {
    const used = await db.delete(socialSignups).where(eq(socialSignups.tokenHash, tokenHash)).returning();
    const linked = await db
      .insert(socialIdentities)
      .values({ provider, subject, userId: id })
      .onConflictDoNothing()
      .returning();
    // Somebody was quicker, in another tab or with the same identity: it opens that account, and no second one.
    if (used.length + linked.length < 2) throw new ApiError(400, 'INVALID_TOKEN', 'This sign-up is over.');
  });
  reply.clearCookie(COOKIE, cookieOptions(request));
  if (isProven) await openSession(request, reply, reader);
  else await tryMailActivation(app, reader);
}

export async function sweepSignups(db: Database, now: Date): Promise<void> {
  await db.delete(socialSignups).where(lt(socialSignups.expiresAt, now));
}

function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.site.scheme === 'https' } as const;
}
