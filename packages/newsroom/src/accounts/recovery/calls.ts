/** Account recovery: the recovery email, a new password, the verification email again. */
import { changePassword, recoverPassword, resendValidationMail } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/context.ts';
import { ApiError } from '../../http/errors.ts';
import { handle } from '../../http/handle.ts';
import { limits } from '../../http/limits.ts';
import { countAttempt } from '../../http/rate-limit.ts';
import { forgetEndedSession, type Reader } from '../../sessions/sessions.ts';
import { normaliseEmail } from '../../strings/email-address.ts';
import { mailActivation, mailRecovery } from '../account-emails.ts';
import { addressBeforeMove, findByAddressBeforeMove } from '../address-move.ts';
import { findByEmail, findById } from '../readers.ts';
import { setPassword } from './new-password.ts';

export function registerRecovery(app: FastifyInstance): void {
  // LOGIN-19 reveals that an address has no account, so rate limits must prevent enumeration.
  handle(
    app,
    recoverPassword,
    async ({ body }) => {
      await countAttempt(app, limits.mailByRecipient, normaliseEmail(body.email));
      const reader = await findRecoverable(app.db, body.email);
      if (!reader) throw new ApiError(404, 'USER_NOT_FOUND', 'No account has this e-mail.');
      await inTransaction(app, (context) => mailRecovery(context, reader));
      return { success: true };
    },
    { limit: limits.mailByAddress },
  );

  // The same response for any id: it reveals nothing about an account.
  handle(
    app,
    resendValidationMail,
    async ({ body }) => {
      await countAttempt(app, limits.mailByRecipient, body.userId);
      const reader = await findById(app.db, body.userId);
      if (reader?.status === 'pending')
        await inTransaction(app, (context) => mailActivation(context, reader));
      return { success: true };
    },
    { limit: limits.mailByAddress },
  );

  handle(
    app,
    changePassword,
    async ({ body, request, reply }) => {
      await setPassword(app, body.token, body.password);
      await forgetEndedSession(request, reply);
      return { success: true };
    },
    { limit: limits.tokenByAddress },
  );
}

/** The account of an address that has been verified, or with which its reader has registered; not one moving there. */
async function findRecoverable(db: Database, email: string): Promise<Reader | undefined> {
  const holder = await findByEmail(db, email);
  if (holder) return (await addressBeforeMove(db, holder)) ? undefined : holder;
  const moved = await findByAddressBeforeMove(db, email);
  return moved && { ...moved, email: normaliseEmail(email) };
}
