/** Saving a profile (ACCT-18, ACCT-36): only what is sent changes, and only what a reader may change. */
import type { ProfilePatch } from '@portada/contract';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { users } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { invalidFields } from '../http/handle.ts';
import { limits } from '../http/limits.ts';
import { clearAttempts, countAttempt } from '../http/rate-limit.ts';
import { voidMailTokens } from './mail-tokens.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { tellEmailChanged, tellPasswordChanged } from './post.ts';
import { claiming } from './readers.ts';
import { judge, newPasswordSchema, profileRules } from './rules.ts';
import { currentSession, endSessionsOf, type Reader } from './sessions.ts';
import { chooseNewsletters, moveSubscriptions } from './subscriptions.ts';

/** Saves and gives the reader as they are now. Nothing is saved if any part is refused. */
export async function saveProfile(
  request: FastifyRequest,
  reader: Reader,
  patch: ProfilePatch,
): Promise<Reader> {
  const app = request.server;
  const fields = judge(profileRules(app.now), patch);
  const passwordHash = await newPasswordHash(request, reader, patch);
  const changes = { ...fields, ...(passwordHash ? { passwordHash } : {}), updatedAt: app.now() };
  const session = await currentSession(request);

  const saved = await claiming(() =>
    app.db.transaction(async (db) => {
      const [row = reader] = await db.update(users).set(changes).where(eq(users.id, reader.id)).returning();
      if (row.email !== reader.email) {
        await moveSubscriptions(db, reader.email, row.email);
        // A link that went to the old address must not open the account any more.
        await voidMailTokens(db, 'recovery', row.id);
      }
      if (patch.newsletters) await chooseNewsletters(db, row.email, patch.newsletters, app.now());
      if (passwordHash) await endSessionsOf(db, row.id, session);
      return row;
    }),
  );

  if (saved.email !== reader.email) await tellEmailChanged(app, reader, saved.email);
  if (passwordHash) await tellPasswordChanged(app, saved);
  return saved;
}

/** ACCT-24: the current and the new password come together; the current one must be right (401, ACCT-27). */
async function newPasswordHash(
  { server, ip }: FastifyRequest,
  reader: Reader,
  { password = '', newPassword = '' }: ProfilePatch,
): Promise<string | undefined> {
  if (!password && !newPassword) return undefined;
  if (!password) throw invalidFields({ password: 'validation.password.required' });
  if (!newPassword) throw invalidFields({ newPassword: 'validation.newPassword.required' });
  await countAttempt(server, limits.passwordByAccount, reader.id + ip);
  if (!(await isPassword(reader.passwordHash, password))) {
    throw new ApiError(401, 'INVALID_CREDENTIALS', 'The current password is wrong.');
  }
  await clearAttempts(server, limits.passwordByAccount, reader.id + ip);
  return hashPassword(judge(newPasswordSchema, newPassword, 'newPassword'));
}
