/** Finds the account of a social identity. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client.ts';
import { socialIdentities, users } from '../db/schema/index.ts';
import type { Reader } from '../sessions/sessions.ts';
import type { SocialIdentity } from '../social/identity.ts';
import { findByEmail } from './readers.ts';
import { dropUnverifiedAccess } from './unverified.ts';

/**
 * The reader of an identity: linked before, or found by the e-mail address that the provider has verified, to whose
 * account it is then linked. Undefined for a new reader. `pending` if the reader has not yet verified the account's
 * address.
 */
export function readerOf(app: FastifyInstance, identity: SocialIdentity): Promise<Reader | undefined> {
  return app.db.transaction(async (db) => {
    const existing = await findByIdentity(db, identity);
    if (existing && (existing.status === 'active' || !owns(identity, existing))) return existing;
    const owner = existing ?? (await findOwner(db, identity));
    if (!owner) return undefined;
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

async function findOwner(db: Database, { told }: SocialIdentity): Promise<Reader | undefined> {
  return told.emailVerified ? findByEmail(db, told.email) : undefined;
}

function owns({ told }: SocialIdentity, { email }: Reader): boolean {
  return told.emailVerified && told.email === email;
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
