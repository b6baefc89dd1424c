/** Sets a new password with the token of a recovery email (LOGIN-22). */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { clearAttempts } from '../http/rate-limit.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { mailPasswordChanged } from './account-emails.ts';
import { redeemMailToken, voidMailTokens } from './mail-tokens.ts';
import { hashPassword } from './passwords.ts';
import { findById } from './readers.ts';
import { activateOwner } from './registration.ts';
import { judge, registrationPasswordSchema } from './rules.ts';
import { dropUnverifiedAccess } from './unverified.ts';

/**
 * Sets the password and ends every session of the account, which may have been an attacker's. The link was sent to
 * the account's address, so it verifies that too. 400 for a token that is used, expired or unknown.
 */
export async function setPassword(app: FastifyInstance, token: string, given: string): Promise<void> {
  const passwordHash = await hashPassword(judge(registrationPasswordSchema, given, 'password'));
  const reader = await app.db.transaction(async (db) => {
    const redeemed = await redeemMailToken({ db, now: app.now }, 'recovery', token);
    const before = redeemed?.userId ? await findById(db, redeemed.userId) : undefined;
    if (before?.status === 'pending') await dropUnverifiedAccess(db, before.id);
    const owner = redeemed && (await activateOwner({ db, now: app.now }, redeemed));
    if (!owner) throw new ApiError(400, 'INVALID_TOKEN', 'This link is used or too old.');
    await db
      .update(users)
      .set({ passwordHash, kind: owner.kind === 'legacy' ? 'standard' : owner.kind })
      .where(eq(users.id, owner.id));
    await voidMailTokens(db, 'recovery', owner.id);
    await endSessionsOf(db, owner.id);
    return owner;
  });
  // Clears the failed attempts: a reader who has verified the address must not wait for the guesses of others.
  await clearAttempts(app, limits.loginByAccount, reader.email);
  await mailPasswordChanged(app, reader);
}
