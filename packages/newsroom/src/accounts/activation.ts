/** Activates an account whose e-mail address has been verified. */
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { users } from '../db/schema/index.ts';
import type { Reader } from '../sessions/sessions.ts';
import { type MailToken, redeemMailToken } from './mail-tokens.ts';
import { confirmSubscriptions } from './subscriptions.ts';

/** Handles the link of the verification email: returns the activated reader, undefined for an invalid token. */
export async function activate({ server }: FastifyRequest, token: string): Promise<Reader | undefined> {
  const redeemed = await redeemMailToken(server, 'activation', token);
  return redeemed && activateOwner(server, redeemed);
}

/** Verifies the address; a token of a former address of the account is invalid. */
export async function activateOwner(
  { db, now }: Pick<FastifyRequest['server'], 'db' | 'now'>,
  { userId, email }: Pick<MailToken, 'userId' | 'email'>,
): Promise<Reader | undefined> {
  if (!userId) return undefined;
  const [reader] = await db
    .update(users)
    .set({ status: 'active', updatedAt: now() })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning();
  if (reader) await confirmSubscriptions(db, email, now());
  return reader;
}
