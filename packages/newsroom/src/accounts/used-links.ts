/**
 * Email links as their owners see them: one does something once, and is remembered for a while, so that its owner who
 * opens it again is told that it is done.
 */
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client.ts';
import { usedMailLinks } from '../db/schema/index.ts';
import { deleteExpired } from '../db/sweeping.ts';
import { hashToken } from '../db/tokens.ts';
import { findMailToken, type MailToken, redeemMailToken } from './mail-tokens.ts';

type Context = Pick<FastifyInstance, 'db' | 'now'>;
type LinkPurpose = (typeof usedMailLinks.$inferSelect)['purpose'];

/** What a link verifies, and whether it has done what it is for. */
export interface MailLink extends Pick<MailToken, 'userId' | 'email'> {
  readonly isUsed: boolean;
}

const REMEMBERED_MS = 30 * 24 * 3_600_000;

/** Uses a link: of two concurrent requests one gets what it refers to. Undefined if it is used, expired or unknown. */
export function useMailLink(
  { db, now }: Context,
  purpose: LinkPurpose,
  token: string,
): Promise<MailToken | undefined> {
  return db.transaction(async (transaction) => {
    const redeemed = await redeemMailToken({ db: transaction, now }, purpose, token);
    if (!redeemed) return undefined;
    const { tokenHash, userId, email } = redeemed;
    const expiresAt = new Date(now().getTime() + REMEMBERED_MS);
    await transaction.insert(usedMailLinks).values({ tokenHash, purpose, userId, email, expiresAt });
    return redeemed;
  });
}

/** A link that can be used or has been; undefined if it is expired or unknown. */
export async function findMailLink(
  context: Context,
  purpose: LinkPurpose,
  token: string,
): Promise<MailLink | undefined> {
  const good = await findMailToken(context, purpose, token);
  if (good) return { ...good, isUsed: false };
  const [used] = await context.db
    .select()
    .from(usedMailLinks)
    .where(and(eq(usedMailLinks.tokenHash, hashToken(token)), eq(usedMailLinks.purpose, purpose)));
  return used && { ...used, isUsed: true };
}

export async function sweepUsedLinks(db: Database, now: Date): Promise<void> {
  await deleteExpired(db, usedMailLinks, lt(usedMailLinks.expiresAt, now));
}
