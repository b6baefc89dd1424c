/** Account recovery: the recovery email, a new password, the verification email again. */
import { changePassword, recoverPassword, resendValidationMail } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { limits } from '../http/limits.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { forgetEndedSession } from '../sessions/sessions.ts';
import { mailActivation, mailRecovery } from './account-emails.ts';
import { findByEmail, findById, normaliseEmail } from './readers.ts';
import { setPassword } from './recovery.ts';

export function registerRecovery(app: FastifyInstance): void {
  // LOGIN-19 reveals that an address has no account, so rate limits must prevent enumeration.
  handle(
    app,
    recoverPassword,
    async ({ body }) => {
      await countAttempt(app, limits.mailByRecipient, normaliseEmail(body.email));
      const reader = await findByEmail(app.db, body.email);
      if (!reader) throw new ApiError(404, 'USER_NOT_FOUND', 'No account has this e-mail.');
      await mailRecovery(app, reader);
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
      if (reader?.status === 'pending') await mailActivation(app, reader);
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
