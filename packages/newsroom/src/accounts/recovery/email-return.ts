/**
 * Undoes a change of e-mail, from the link in the notice to the old address. Following the link changes nothing,
 * since mail scanners follow links: the page has a form that does it.
 */
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mailTokens, socialIdentities, users } from '../../db/schema/index.ts';
import { plainForms } from '../../http/body.ts';
import { ApiError } from '../../http/errors.ts';
import { limits } from '../../http/limits.ts';
import { countAttempt } from '../../http/rate-limit.ts';
import { mailPaths } from '../../mail/links.ts';
import { endSessionsOf, forgetEndedSession, type Reader } from '../../sessions/sessions.ts';
import { isGoodMailToken, issueMailToken, redeemMailToken, tokenOf, voidMailTokens } from '../mail-tokens.ts';
import { claiming, findById } from '../readers.ts';
import { showNotice } from '../screens/notice.ts';
import { showQuestion } from '../screens/question.ts';
import { screenTexts } from '../screens/texts.ts';
import { moveSubscriptions } from '../subscriptions.ts';

export function registerEmailReturn(app: FastifyInstance): void {
  app.get(mailPaths.emailReturn, async (request, reply) => {
    await countAttempt(app, limits.tokenByAddress, request.ip);
    const token = tokenOf(request.query);
    if (!(await isGoodMailToken(app, 'emailReturn', token)))
      return showNotice(reply, 'emailReturnError', 400);
    return showQuestion(reply, screenTexts[request.site.lang].emailReturn);
  });

  app.register(async (scope) => {
    plainForms(scope);
    scope.post(mailPaths.emailReturn, async (request, reply) => {
      await countAttempt(app, limits.tokenByAddress, request.ip);
      const reader = await returnEmail(app, tokenOf(request.query));
      if (!reader) return showNotice(reply, 'emailReturnError', 400);
      await forgetEndedSession(request, reply);
      return onwards(app, reply, reader);
    });
  });
}

/** Somebody else had access: a new password must be set, except for readers without one. */
async function onwards(app: FastifyInstance, reply: FastifyReply, reader: Reader): Promise<FastifyReply> {
  const { base } = reply.request.site;
  if (!reader.passwordHash) return reply.redirect(`${base}${mailPaths.login}`, 303);
  const token = await issueMailToken(app, 'recovery', reader);
  return reply.redirect(`${base}${mailPaths.newPassword}?token=${token}`, 303);
}

/**
 * Restores the account's old address and ends all its sessions; undefined where the token is invalid or has
 * expired.
 */
async function returnEmail(app: FastifyInstance, token: string): Promise<Reader | undefined> {
  try {
    return await claiming(() => app.db.transaction((db) => giveBack({ db, now: app.now }, token)));
  } catch (error) {
    // Another account has taken the address in the meantime.
    if (error instanceof ApiError && error.code === 'EMAIL_ALREADY_IN_USE') return undefined;
    throw error;
  }
}

async function giveBack(
  { db, now }: Pick<FastifyInstance, 'db' | 'now'>,
  token: string,
): Promise<Reader | undefined> {
  const redeemed = await redeemMailToken({ db, now }, 'emailReturn', token);
  const before = redeemed?.userId ? await findById(db, redeemed.userId) : undefined;
  if (!redeemed || !before) return undefined;
  const [after] = await db
    .update(users)
    // Following the link verifies the address.
    .set({ email: redeemed.email, status: 'active', updatedAt: now() })
    .where(eq(users.id, before.id))
    .returning();
  if (!after) return undefined;
  await moveSubscriptions(db, before, after, now());
  await voidMailTokens(db, 'recovery', after.id);
  // Voids the undo links of later addresses; those of earlier ones stay valid, in case this address is the attacker's.
  const later = and(eq(mailTokens.purpose, 'emailReturn'), gt(mailTokens.createdAt, redeemed.createdAt));
  await db.delete(mailTokens).where(and(eq(mailTokens.userId, after.id), later));
  // Identities linked since then may be the attacker's.
  const linkedSince = gt(socialIdentities.createdAt, redeemed.createdAt);
  await db.delete(socialIdentities).where(and(eq(socialIdentities.userId, after.id), linkedSince));
  await endSessionsOf(db, after.id);
  return after;
}
