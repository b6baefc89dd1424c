/** Saves a profile (ACCT-18, ACCT-36): only the fields sent are changed, and only those that a reader may change. */
import type { ProfilePatch } from '@portada/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/context.ts';
import { users } from '../../db/schema/index.ts';
import { invalidFields } from '../../http/handle.ts';
import { limits } from '../../http/limits.ts';
import { countAttempt } from '../../http/rate-limit.ts';
import { endSessionsOf, type Reader, type Session } from '../../sessions/sessions.ts';
import { mailEmailChanged, mailPasswordChanged } from '../account-emails.ts';
import { freeAddress } from '../address-move.ts';
import { voidMailTokens } from '../mail-tokens.ts';
import { hashPassword } from '../passwords.ts';
import { requireProof, verifyPassword } from '../proof.ts';
import { claiming } from '../readers.ts';
import { newPasswordSchema, profileRules, validate } from '../rules.ts';
import { skeletonOf } from '../skeleton.ts';
import { chooseNewsletters, moveSubscriptions } from '../subscriptions.ts';

/**
 * Saves the profile and returns the updated reader. If any field is invalid nothing is saved.
 *
 * A new e-mail address is stored at once, as the response must show it, but is unverified: as after registration
 * (LOGIN-13), the next login, the newsletters and a social login by that address wait for its verification. Sessions
 * stay valid, and the old address gets a notice with an undo link (`email-return.ts`). It demands a proof of who the
 * reader is: whoever has the mail has the password.
 */
export async function saveProfile(
  request: FastifyRequest,
  session: Session,
  patch: ProfilePatch,
): Promise<Reader> {
  const { server: app } = request;
  const { reader } = session;
  const fields = validate(profileRules(app.now), patch);
  const { nick = reader.nick } = fields;
  const moves = fields.email !== undefined && fields.email !== reader.email;
  const passwordHash = await newPasswordHash(session, app, patch);
  if (moves && !passwordHash) requireProof(session, app.now());
  if (moves) await countMove(request, fields.email);
  const changes = {
    ...fields,
    // An account whose nick looks like an older one's may keep it.
    ...(nick !== reader.nick && { nickSkeleton: skeletonOf(nick) }),
    ...(moves ? { status: 'pending' as const } : {}),
    ...(passwordHash ? { passwordHash } : {}),
    updatedAt: app.now(),
  };
  return claiming(() =>
    inTransaction(app, async (context) => {
      const { db } = context;
      if (fields.email !== undefined && moves) await freeAddress(context, fields.email);
      const [row = reader] = await db.update(users).set(changes).where(eq(users.id, reader.id)).returning();
      if (moves) {
        await moveSubscriptions(db, reader, row, app.now());
        // A link sent to the old address must not open the account any more.
        await voidMailTokens(db, 'recovery', row.id);
        await mailEmailChanged(context, reader, row);
      }
      if (patch.newsletters) await chooseNewsletters(db, row, patch.newsletters, app.now());
      if (passwordHash) {
        await endSessionsOf(db, row.id, session);
        // To the address before the change: the new one is not verified yet.
        await mailPasswordChanged(context, reader);
      }
      return row;
    }),
  );
}

/**
 * A change of address can send an email to any address, and reveals whether it has an account: both are rate-limited.
 */
async function countMove({ server, ip }: FastifyRequest, email = ''): Promise<void> {
  await countAttempt(server, limits.mailByAddress, ip);
  await countAttempt(server, limits.mailByRecipient, email);
}

/** ACCT-24: requires the current password with the new one; 401 where it is wrong (ACCT-27). */
async function newPasswordHash(
  session: Session,
  app: FastifyInstance,
  { password = '', newPassword = '' }: ProfilePatch,
): Promise<string | undefined> {
  if (!password && !newPassword) return undefined;
  if (!password) throw invalidFields({ password: 'validation.password.required' });
  if (!newPassword) throw invalidFields({ newPassword: 'validation.newPassword.required' });
  await verifyPassword(app, session, password);
  return hashPassword(validate(newPasswordSchema, newPassword, 'newPassword'));
}
