/** Saves a profile (ACCT-18, ACCT-36): only the fields sent are changed, and only those that a reader may change. */
import type { ProfilePatch } from '@portada/contract';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { users } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { invalidFields } from '../http/handle.ts';
import { limits } from '../http/limits.ts';
import { clearAttempts, countAttempt } from '../http/rate-limit.ts';
import { currentSession, endSessionsOf, type Reader } from '../sessions/sessions.ts';
import { mailEmailChanged, mailPasswordChanged } from './account-emails.ts';
import { voidMailTokens } from './mail-tokens.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { claiming } from './readers.ts';
import { judge, newPasswordSchema, profileRules } from './rules.ts';
import { chooseNewsletters, moveSubscriptions } from './subscriptions.ts';

/**
 * Saves the profile and returns the updated reader. If any field is invalid nothing is saved.
 *
 * A new e-mail address is stored at once, as the response must show it, but is unverified: as after registration
 * (LOGIN-13), the next login, the newsletters and a social login by that address wait for its verification. Sessions
 * stay valid, and the old address gets a notice with an undo link (`email-return.ts`).
 */
export async function saveProfile(
  request: FastifyRequest,
  reader: Reader,
  patch: ProfilePatch,
): Promise<Reader> {
  const app = request.server;
  const fields = judge(profileRules(app.now), patch);
  const moves = fields.email !== undefined && fields.email !== reader.email;
  if (moves) await countMove(request, fields.email);
  const passwordHash = await newPasswordHash(request, reader, patch);
  const changes = {
    ...fields,
    ...(moves ? { status: 'pending' as const } : {}),
    ...(passwordHash ? { passwordHash } : {}),
    updatedAt: app.now(),
  };
  const session = await currentSession(request);

  const saved = await claiming(() =>
    app.db.transaction(async (db) => {
      const [row = reader] = await db.update(users).set(changes).where(eq(users.id, reader.id)).returning();
      if (moves) {
        await moveSubscriptions(db, reader, row, app.now());
        // A link sent to the old address must not open the account any more.
        await voidMailTokens(db, 'recovery', row.id);
      }
      if (patch.newsletters) await chooseNewsletters(db, row, patch.newsletters, app.now());
      if (passwordHash) await endSessionsOf(db, row.id, session);
      return row;
    }),
  );

  if (moves) await mailEmailChanged(app, reader, saved);
  // To the address before the change: the new one is not verified yet.
  if (passwordHash) await mailPasswordChanged(app, reader);
  return saved;
}

/** A change of address can send an email to any address, and reveals whether it has an account: both are rate-limited. */
async function countMove({ server, ip }: FastifyRequest, email = ''): Promise<void> {
  await countAttempt(server, limits.mailByAddress, ip);
  await countAttempt(server, limits.mailByRecipient, email);
}

/** ACCT-24: requires the current password with the new one; 401 where it is wrong (ACCT-27). */
async function newPasswordHash(
  { server }: FastifyRequest,
  reader: Reader,
  { password = '', newPassword = '' }: ProfilePatch,
): Promise<string | undefined> {
  if (!password && !newPassword) return undefined;
  if (!password) throw invalidFields({ password: 'validation.password.required' });
  if (!newPassword) throw invalidFields({ newPassword: 'validation.newPassword.required' });
  await countAttempt(server, limits.passwordByAccount, reader.id);
  if (!(await isPassword(reader.passwordHash, password))) {
    throw new ApiError(401, 'INVALID_CREDENTIALS', 'The current password is wrong.');
  }
  await clearAttempts(server, limits.passwordByAccount, reader.id);
  return hashPassword(judge(newPasswordSchema, newPassword, 'newPassword'));
}
