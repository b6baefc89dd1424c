/** Finds the account of a social identity. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import { socialIdentities, users } from '../../db/schema/index.ts';
import type { Reader } from '../../sessions/sessions.ts';
import type { SocialIdentity } from '../../social/identity.ts';
import { activateOwner } from '../activation.ts';
import { addressBeforeMove, undoMove } from '../address-move.ts';
import { findByEmail } from '../readers.ts';
import { dropUnverifiedAccess } from '../unverified.ts';

/**
 * The reader of an identity: linked before, or found by the e-mail address that the provider has verified, to whose
 * account it is then linked. Undefined for a new reader, whose address another account may be about to move to.
 * `pending` if the reader has not yet verified the account's address.
 */
export function readerOf(app: FastifyInstance, identity: SocialIdentity): Promise<Reader | undefined> {
  return app.db.transaction(async (db) => {
    const existing = await findByIdentity(db, identity);
    if (existing && (existing.status === 'active' || !owns(identity, existing))) return existing;
    const context = { db, now: app.now };
    // A reader who is linked already has moved to their own address: the login verifies it.
    if (existing && (await addressBeforeMove(db, existing)))
      return activateOwner(context, { userId: existing.id, email: existing.email });
    const owner = existing ?? (await findOwner(db, identity));
    if (!owner || (await undoMove(context, owner))) return undefined;
    if (owner.status === 'pending') await dropUnverifiedAccess(db, owner.id);
    return link(db, owner, identity, app.now());
  });
}

async function findByIdentity(
  db: Database,
  { provider, subject }: Pick<SocialIdentity, 'provider' | 'subject'>,
): Promise<Reader | undefined> {
  const [found] = await db
    .select({ reader: users })
    .from(socialIdentities)
    .innerJoin(users, eq(users.id, socialIdentities.userId))
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)));
  return found?.reader;
}

async function findOwner(db: Database, { claims }: SocialIdentity): Promise<Reader | undefined> {
  return claims.emailVerified ? findByEmail(db, claims.email) : undefined;
}

function owns({ claims }: SocialIdentity, { email }: Reader): boolean {
  return claims.emailVerified && claims.email === email;
}

/** Links the identity to the account, which `readerOf` has checked before. */
async function link(
  db: Database,
  owner: Reader,
  { provider, subject }: SocialIdentity,
  now: Date,
): Promise<Reader> {
  await db.insert(socialIdentities).values({ provider, subject, userId: owner.id }).onConflictDoNothing();
  // A reader who has a password, or may set one again, keeps that login: theirs is no social-only account.
  const keepsPassword = owner.kind === 'legacy' || (owner.status === 'active' && owner.passwordHash);
  const [linked = owner] = await db
    .update(users)
    .set({ status: 'active', ...(!keepsPassword && { socialProvider: provider }), updatedAt: now })
    .where(eq(users.id, owner.id))
    .returning();
  return linked;
}
