/** Recipe ratings (RATE-01): one per reader, or one per address of an anonymous visitor (reading 29). */
import { createHmac } from 'node:crypto';
import type { RecipeRating } from '@portada/contract';
import { eq, sql } from 'drizzle-orm';
import { meanOf } from '../content/cards.ts';
import type { Database } from '../db/client.ts';
import { recipeRatings } from '../db/schema/community.ts';
import { contents } from '../db/schema/content.ts';
import { secretOf } from '../db/secrets.ts';
import { clientSubnetKey } from '../http/client-subnet.ts';
import { ApiError } from '../http/errors.ts';

interface Rating {
  readonly contentId: number;
  readonly value: number;
  /** Undefined for an anonymous reader. */
  readonly userId: string | undefined;
  readonly address: string;
  readonly now: Date;
}

/** Counts a rating and returns the new mean. Throws for a second one (RATE-02). */
export async function rateContent(
  db: Database,
  { contentId, value, userId, address, now }: Rating,
): Promise<RecipeRating> {
  const addressHash = await hashAddress(db, contentId, address);
  return db.transaction(async (transaction) => {
    const given = await transaction
      .insert(recipeRatings)
      .values({ contentId, value, userId: userId ?? null, addressHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: recipeRatings.id });
    if (given.length === 0) throw secondRating(userId);
    const votes = contents.ratingVotes;
    const [row] = await transaction
      .update(contents)
      .set({
        ratingValue: sql`(${contents.ratingValue} * ${votes} + ${value}::integer) / (${votes} + 1)`,
        ratingVotes: sql`${votes} + 1`,
      })
      .where(eq(contents.id, contentId))
      .returning({ ratingValue: contents.ratingValue, ratingNumVotes: votes });
    if (!row) throw new Error('A rating was not counted.');
    return { ...row, ratingValue: meanOf(row.ratingValue) };
  });
}

function secondRating(userId: string | undefined): ApiError {
  return userId === undefined
    ? new ApiError(409, 'tooManyValuationsForUserIp', 'This address has rated the recipe.')
    : new ApiError(409, 'duplicateValuation', 'The reader has rated the recipe.');
}

/** Different for each content, so that an address's ratings cannot be linked. */
async function hashAddress(db: Database, contentId: number, address: string): Promise<string> {
  const secret = await secretOf(db, 'rating-address');
  return createHmac('sha256', secret)
    .update(`${contentId} ${clientSubnetKey(address)}`)
    .digest('base64url');
}
