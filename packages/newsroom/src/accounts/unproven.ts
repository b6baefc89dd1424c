import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { mailTokens, sessions, socialIdentities, users } from '../db/schema/index.ts';

/**
 * Takes every way in from an account whose address nobody had proven: whoever set it up may have been waiting for the
 * address's owner to come and make it good. To be called before the owner gets in.
 */
export async function dropUnproven(db: Database, userId: string): Promise<void> {
  await db.update(users).set({ passwordHash: null, socialProvider: '' }).where(eq(users.id, userId));
  await db.delete(sessions).where(eq(sessions.userId, userId));
  const waysIn = inArray(mailTokens.purpose, ['activation', 'recovery']);
  await db.delete(mailTokens).where(and(eq(mailTokens.userId, userId), waysIn));
  await db.delete(socialIdentities).where(eq(socialIdentities.userId, userId));
}
