/** Verifies the credentials of a login, and counts the failures. */
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../http/errors.ts';
import { limits } from '../../http/limits.ts';
import { clearAttempts, countAttempt, isWithin, refundAttempt } from '../../http/rate-limit.ts';
import { knownDevice } from '../../sessions/device.ts';
import type { Reader } from '../../sessions/sessions.ts';
import { normaliseEmail } from '../../strings/email-address.ts';
import { mailLoginsFailed } from '../account-emails.ts';
import { isPassword } from '../passwords.ts';
import { findByEmail } from '../readers.ts';

/**
 * The reader with these credentials. The password is verified before anything about the account is revealed, except for
 * an account of the old system, which has no password to verify.
 */
export async function authenticate(
  request: FastifyRequest,
  given: string,
  password: string,
): Promise<Reader> {
  const email = normaliseEmail(given);
  const reader = await findByEmail(request.server.db, email);
  const attempt = await countLogin(request, email, reader);
  const isRight = await isPassword(reader?.passwordHash, password);
  if (reader?.kind === 'legacy') {
    throw new ApiError(401, 'LEGACY_USER_PASSWORD_NOT_RESET', 'The password has to be set anew.');
  }
  if (!reader || !isRight) {
    if (reader && attempt.isLast) await warnOwner(request, reader);
    throw new ApiError(401, 'INVALID_CREDENTIALS', 'The e-mail or the password is wrong.');
  }
  await attempt.refund();
  if (reader.status === 'pending') {
    throw new ApiError(403, 'EMAIL_NOT_VALIDATED', 'The e-mail has not been validated.', {
      userId: reader.id,
    });
  }
  return reader;
}

interface LoginAttempt {
  /** Whether the next attempt of a client that is not known, or of all of these, will be refused. */
  readonly isLast: boolean;
  /** For an attempt that succeeded. */
  refund(): Promise<void>;
}

/**
 * By address, by account and address, and by account. On a device that has logged in before only its own attempts
 * count: nobody else can lock it out.
 */
async function countLogin(
  request: FastifyRequest,
  email: string,
  reader: Reader | undefined,
): Promise<LoginAttempt> {
  const { server: app, ip } = request;
  const device = reader && (await knownDevice(request, reader.id));
  const client = [email, device ?? ip] as const;
  if (!device) await countAttempt(app, limits.loginByAddress, ip);
  const ofClient = await countAttempt(app, limits.loginByClient, client);
  const ofAll = device ? 0 : await countAttempt(app, limits.loginByAccount, email);
  return {
    isLast: !device && (ofClient === limits.loginByClient.times || ofAll === limits.loginByAccount.times),
    async refund() {
      await clearAttempts(app, limits.loginByClient, client);
      if (device) return;
      await refundAttempt(app, limits.loginByAddress, ip);
      await refundAttempt(app, limits.loginByAccount, email);
    },
  };
}

/** Not for an account without a password, nor to an address that was never verified: it may be somebody else's. */
async function warnOwner({ server: app }: FastifyRequest, reader: Reader): Promise<void> {
  if (!reader.passwordHash || reader.status !== 'active') return;
  if (!(await isWithin(app, limits.lockMail, reader.id))) return;
  if (!(await isWithin(app, limits.lockMailByDay, reader.id))) return;
  await mailLoginsFailed(app, reader);
}
