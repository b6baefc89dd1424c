/** Login, logout and the reader's own account. */
import { deleteAccount, getProfile, login, logout, patchProfile, toggleBulletin } from '@portada/contract';
import { eq, not } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { limits } from '../http/limits.ts';
import { clearAttempts, countAttempt, refundAttempt } from '../http/rate-limit.ts';
import { closeSession, openSession, type Reader, requireReader } from '../sessions/sessions.ts';
import { mailAccountDeleted } from './account-emails.ts';
import { deleteReader } from './deletion.ts';
import { isPassword } from './passwords.ts';
import { saveProfile } from './profile.ts';
import { findByEmail, normaliseEmail } from './readers.ts';
import { userOf } from './user.ts';

export function registerSession(app: FastifyInstance): void {
  handle(
    app,
    login,
    async ({ body, request, reply }) => {
      const reader = await authenticate(app, body.email, body.password, request.ip);
      await openSession(request, reply, reader);
      return userOf(app.db, request.site, reader);
    },
    { envelope: true, limit: limits.loginByAddress },
  );

  handle(app, logout, async ({ request, reply }) => {
    await closeSession(request, reply);
    return { success: true };
  });

  handle(
    app,
    getProfile,
    async ({ request, reply }) => userOf(app.db, request.site, await requireReader(request, reply)),
    { envelope: true },
  );

  handle(
    app,
    patchProfile,
    async ({ body, request, reply }) => {
      const reader = await requireReader(request, reply);
      const saved = await saveProfile(request, reader, body);
      return userOf(app.db, request.site, saved);
    },
    { envelope: true },
  );

  handle(app, toggleBulletin, async ({ body, request, reply }) => {
    const reader = await requireReader(request, reply);
    requireSelf(reader, body.userId);
    await app.db
      .update(users)
      .set({ bulletin: not(users.bulletin) })
      .where(eq(users.id, reader.id));
    return { success: true };
  });

  handle(app, deleteAccount, async ({ request, reply }) => {
    const reader = await requireReader(request, reply);
    if (reader.kind === 'demo') {
      throw new ApiError(412, 'DEMO_ACCOUNT', 'A demo account is deleted by support only.');
    }
    await deleteReader(app, reader);
    await closeSession(request, reply);
    await mailAccountDeleted(app, reader);
    return { success: true };
  });
}

/** The session decides: an id sent with it must be the same reader's (reading 2). */
export function requireSelf(reader: Reader, userId: string): void {
  if (userId !== reader.id) throw new ApiError(403, 'FORBIDDEN', 'This belongs to another reader.');
}

/**
 * The reader with these credentials. Failures are counted by account and by address. The password is verified before
 * anything about the account is revealed, except for an account of the old system, which has no password to verify.
 */
async function authenticate(
  app: FastifyInstance,
  given: string,
  password: string,
  ip: string,
): Promise<Reader> {
  const email = normaliseEmail(given);
  await countAttempt(app, limits.loginByAccount, email);
  const reader = await findByEmail(app.db, email);
  const isRight = await isPassword(reader?.passwordHash, password);
  if (reader?.kind === 'legacy') {
    throw new ApiError(401, 'LEGACY_USER_PASSWORD_NOT_RESET', 'The password has to be set anew.');
  }
  if (!reader || !isRight)
    throw new ApiError(401, 'INVALID_CREDENTIALS', 'The e-mail or the password is wrong.');
  await refundAttempt(app, limits.loginByAddress, ip);
  await clearAttempts(app, limits.loginByAccount, email);
  if (reader.status === 'pending') {
    throw new ApiError(403, 'EMAIL_NOT_VALIDATED', 'The e-mail has not been validated.', {
      userId: reader.id,
    });
  }
  return reader;
}
