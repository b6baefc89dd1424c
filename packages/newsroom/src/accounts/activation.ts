/** Activates an account whose e-mail address has been verified. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/context.ts';
import { users } from '../db/schema/index.ts';
import type { Reader } from '../sessions/sessions.ts';
import type { MailToken } from './mail-tokens.ts';
import { confirmSubscriptions } from './subscriptions.ts';
import { useMailLink } from './used-links.ts';

/** Uses the link of the verification email: returns the activated reader, undefined for an invalid token. */
export function activate(app: FastifyInstance, token: string): Promise<Reader | undefined> {
  return inTransaction(app, async (context) => {
    const used = await useMailLink(context, 'activation', token);
    return used && activateOwner(context, used);
  });
}

/** Verifies the address; a token of a former address of the account is invalid. */
export async function activateOwner(
  { db, now }: Pick<FastifyInstance, 'db' | 'now'>,
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
