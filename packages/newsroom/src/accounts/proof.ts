/**
 * Proofs of who the reader is: a session alone, on a browser that somebody has left open, must not move the account to
 * another address or delete it. A login is one, and so is the password, or for an account without one a mailed code.
 */
import { randomInt } from 'node:crypto';
import type { prove } from '@portada/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { InferOutput } from 'valibot';
import { inTransaction } from '../db/context.ts';
import { sessions } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { clearAttempts, countAttempt } from '../http/rate-limit.ts';
import type { Session } from '../sessions/sessions.ts';
import { mailProofCode } from './account-emails.ts';
import { issueMailToken, PROOF_MS, redeemMailToken } from './mail-tokens.ts';
import { isPassword } from './passwords.ts';

const CODE_DIGITS = 8;

/** 403 unless the session has been proved lately. */
export function requireProof({ reader, provedAt }: Session, now: Date): void {
  if (now.getTime() - provedAt.getTime() < PROOF_MS) return;
  throw reader.passwordHash ? passwordRequired() : codeRequired();
}

/** Renews the proof of a session; 401 where the password or the code is wrong. */
export async function proveSession(
  app: FastifyInstance,
  session: Session,
  given: InferOutput<(typeof prove)['body']>,
): Promise<void> {
  if (session.reader.passwordHash) {
    if (!('password' in given)) throw passwordRequired();
    await verifyPassword(app, session, given.password);
  } else {
    if (!('code' in given)) throw codeRequired();
    await verifyCode(app, session, given.code);
  }
  const { tokenHash } = session;
  await app.db.update(sessions).set({ provedAt: app.now() }).where(eq(sessions.tokenHash, tokenHash));
}

/** 401 where it is not the reader's password. */
export function verifyPassword(app: FastifyInstance, session: Session, password: string): Promise<void> {
  return verify(app, session, () => isPassword(session.reader.passwordHash, password));
}

function verifyCode(app: FastifyInstance, session: Session, code: string): Promise<void> {
  // As readers type what they read in groups.
  const digits = code.replace(/[\s-]/g, '');
  return verify(app, session, async () => {
    const redeemed = await redeemMailToken(app, 'proof', tokenOf(session, digits));
    return redeemed?.userId === session.reader.id;
  });
}

async function verify(
  app: FastifyInstance,
  { reader, tokenHash }: Session,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const subject = [reader.id, tokenHash] as const;
  await countAttempt(app, limits.passwordBySession, subject);
  if (!(await isRight())) throw new ApiError(401, 'INVALID_CREDENTIALS', 'This proves nothing.');
  await clearAttempts(app, limits.passwordBySession, subject);
}

/** Mails a code that holds in this session only. */
export async function sendProofCode(app: FastifyInstance, session: Session): Promise<void> {
  const { reader } = session;
  if (reader.passwordHash) throw passwordRequired();
  await countAttempt(app, limits.mailByRecipient, reader.id);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  await inTransaction(app, async (context) => {
    const token = await issueMailToken(context, 'proof', reader, tokenOf(session, code));
    await mailProofCode(context, reader, code, token);
  });
}

function tokenOf({ tokenHash }: Session, code: string): string {
  return `${tokenHash}.${code}`;
}

function passwordRequired(): ApiError {
  return new ApiError(403, 'PASSWORD_REQUIRED', 'Prove who you are by the password first.');
}

function codeRequired(): ApiError {
  return new ApiError(403, 'MAIL_CODE_REQUIRED', 'Prove who you are by a mailed code first.');
}
