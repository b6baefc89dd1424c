import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { mailTokens, sessions, socialIdentities, users } from '../db/schema/index.ts';

/**
 * Revokes every credential and session of an account whose address was never verified: whoever registered it may be an
 * attacker who waits for the address's owner to verify it. To be called before the owner logs in.
 */
export async function dropUnverifiedAccess(db: Database, userId: string): Promise<void> {
  await db.update(users).set({ passwordHash: null, socialProvider: '' }).where(eq(users.id, userId));
  await db.delete(sessions).where(eq(sessions.userId, userId));
  const waysIn = inArray(mailTokens.purpose, ['activation', 'recovery', 'emailReturn']);
  await db.delete(mailTokens).where(and(eq(mailTokens.userId, userId), waysIn));
  await db.delete(socialIdentities).where(eq(socialIdentities.userId, userId));
}
