/** What a nick looks like, so that nobody takes one that others read as somebody else's. */
import { asc, isNull, sql } from 'drizzle-orm';
import unhomoglyph from 'unhomoglyph';
import type { Database } from '../db/client.ts';
import { users } from '../db/schema/index.ts';

const BATCH = 500;

/**
 * The skeleton of Unicode's confusables (UTS 39, section 4), without case and accents: two nicks with the same one look
 * alike. Twice, since small letters have look-alikes that their capitals have not.
 */
export function skeletonOf(nick: string): string {
  return look(look(nick));
}

function look(text: string): string {
  const visible = text.normalize('NFD').replace(/\p{DI}/gu, '');
  return unhomoglyph(visible).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Fills in the skeletons of accounts that have none: from before the column, from the seed. Of several that look alike
 * the oldest gets it; the others keep their nicks, and nobody gets a further one.
 */
export async function fillSkeletons(db: Database): Promise<void> {
  const rows = await db
    .select({ id: users.id, nick: users.nick })
    .from(users)
    .where(isNull(users.nickSkeleton))
    .orderBy(asc(users.createdAt), asc(users.id));
  const oldest = new Map<string, string>();
  for (const { id, nick } of rows) {
    const skeleton = skeletonOf(nick);
    if (!oldest.has(skeleton)) oldest.set(skeleton, id);
  }
  const claims = [...oldest];
  for (let first = 0; first < claims.length; first += BATCH) {
    const values = claims.slice(first, first + BATCH).map(([skeleton, id]) => sql`(${skeleton}, ${id})`);
    await db.execute(sql`
      update users set nick_skeleton = claim.skeleton
      from (values ${sql.join(values, sql`, `)}) as claim (skeleton, id)
      where users.id = claim.id
        and not exists (select from users as other where other.nick_skeleton = claim.skeleton)`);
  }
}
