/** Undoes a change of e-mail, from the link in the notice to the old address. */
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mailTokens, socialIdentities, users } from '../../db/schema/index.ts';
import { ApiError } from '../../http/errors.ts';
import { mailPaths } from '../../mail/links.ts';
import { endSessionsOf, forgetEndedSession, type Reader } from '../../sessions/sessions.ts';
import { issueMailToken, voidMailTokens } from '../mail-tokens.ts';
import { claiming, findByEmail, findById } from '../readers.ts';
import { type LinkPage, registerLinkPage, type Standing } from '../screens/link-page.ts';
import { linkTexts } from '../screens/link-texts.ts';
import { moveSubscriptions } from '../subscriptions.ts';
import { findMailLink, useMailLink } from '../used-links.ts';

const emailReturnPage: LinkPage = {
  path: mailPaths.emailReturn,
  look: lookAt,
  async press(reply, token) {
    const { request } = reply;
    const { server } = request;
    const reader = await returnEmail(server, token);
    if (!reader) return lookAt(request, token);
    await forgetEndedSession(request, reply);
    return { goTo: await wayOn(server, reader) };
  },
};

export function registerEmailReturn(app: FastifyInstance): void {
  registerLinkPage(app, emailReturnPage);
}

async function lookAt({ server, site }: FastifyRequest, token: string): Promise<Standing> {
  const link = await findMailLink(server, 'emailReturn', token);
  const holder = link && (await findByEmail(server.db, link.email));
  const isElsewhere = holder && holder.id !== link.userId;
  if (!link || isElsewhere || (link.isUsed && !holder)) return { refuse: 'emailReturnError' };
  const texts = linkTexts[site.lang];
  return link.isUsed ? { tell: texts.emailReturned } : { ask: texts.emailReturn };
}

/** Somebody else had access: a new password must be set, except for readers without one. */
async function wayOn(app: FastifyInstance, reader: Reader): Promise<string> {
  if (!reader.passwordHash) return mailPaths.login;
  return `${mailPaths.newPassword}?token=${await issueMailToken(app, 'recovery', reader)}`;
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
  const redeemed = await useMailLink({ db, now }, 'emailReturn', token);
  const before = redeemed?.userId ? await findById(db, redeemed.userId) : undefined;
  if (!redeemed || !before) return undefined;
  const [after] = await db
    .update(users)
    // The link was sent to the address, so its use verifies that.
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
