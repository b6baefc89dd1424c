/** Sets a new password with the token of a recovery email (LOGIN-22). */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type DataContext, inTransaction } from '../../db/context.ts';
import { users } from '../../db/schema/index.ts';
import { ApiError } from '../../http/errors.ts';
import { limits } from '../../http/limits.ts';
import { clearAttempts, clearAttemptsWithin } from '../../http/rate-limit.ts';
import { endSessionsOf, type Reader } from '../../sessions/sessions.ts';
import { mailPasswordChanged } from '../account-emails.ts';
import { activateOwner } from '../activation.ts';
import { addressBeforeMove, undoMove } from '../address-move.ts';
import { type MailToken, voidMailTokens } from '../mail-tokens.ts';
import { hashPassword } from '../passwords.ts';
import { findById } from '../readers.ts';
import { registrationPasswordSchema, validate } from '../rules.ts';
import { dropUnverifiedAccess } from '../unverified.ts';
import { useMailLink } from '../used-links.ts';

/**
 * Sets the password and ends every session of the account, which may have been an attacker's. The link was sent to
 * the account's address, so it verifies that too. 400 for a token that is used, expired or unknown.
 */
export async function setPassword(app: FastifyInstance, token: string, given: string): Promise<void> {
  const passwordHash = await hashPassword(validate(registrationPasswordSchema, given, 'password'));
  const reader = await inTransaction(app, async (context) => {
    const { db } = context;
    const redeemed = await useMailLink(context, 'recovery', token);
    const before = redeemed?.userId ? await findById(db, redeemed.userId) : undefined;
    const owner = redeemed && before && (await verify(context, redeemed, before));
    if (!owner) throw new ApiError(400, 'INVALID_TOKEN', 'This link is used or too old.');
    await db
      .update(users)
      .set({ passwordHash, kind: owner.kind === 'legacy' ? 'standard' : owner.kind })
      .where(eq(users.id, owner.id));
    await voidMailTokens(db, 'recovery', owner.id);
    await endSessionsOf(db, owner.id);
    await mailPasswordChanged(context, owner);
    return owner;
  });
  // Clears the failed attempts: a reader who has verified the address must not wait for the guesses of others.
  await clearAttempts(app, limits.loginByAccount, reader.email);
  await clearAttemptsWithin(app, limits.loginByClient, reader.email);
}

/** The owner of the address that the link was sent to; undefined if the account has left it, or is yet to have it. */
async function verify(
  context: DataContext,
  redeemed: MailToken,
  before: Reader,
): Promise<Reader | undefined> {
  const home = await addressBeforeMove(context.db, before);
  if (home) {
    if (redeemed.email !== home) return undefined;
    await undoMove(context, before);
  } else if (before.status === 'pending') await dropUnverifiedAccess(context.db, before.id);
  return activateOwner(context, redeemed);
}
