/** Rate limits, with counters in the database that all processes share. */
import { createHash } from 'node:crypto';
import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client.ts';
import { rateLimits } from '../db/schema/index.ts';
import { deleteExpired } from '../db/sweeping.ts';
import { clientSubnetKey } from './client-subnet.ts';
import { ApiError } from './errors.ts';

export interface Limit {
  readonly name: string;
  /** The maximum of attempts per period. */
  readonly times: number;
  readonly seconds: number;
}

/** What attempts are counted by: an address or an account, or several together, the widest first. */
type Subject = string | readonly [string, ...string[]];

/** 429 Too Many Requests; `retryAfter` in seconds becomes the `Retry-After` header. */
export class TooManyRequests extends ApiError {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please try again later.');
    this.retryAfter = retryAfter;
  }
}

/**
 * Counts one attempt, in one statement, so that concurrent attempts are all counted, and returns how many there are.
 * Throws `TooManyRequests` once the limit is exceeded.
 *
 * @param weight the number of attempts that it counts as
 */
export async function countAttempt(
  app: FastifyInstance,
  limit: Limit,
  subject: Subject,
  weight = 1,
): Promise<number> {
  if (!app.config.rateLimits) return 0;
  const now = app.now();
  const expiresAt = new Date(now.getTime() + limit.seconds * 1_000);
  // Twice as far ahead is no other process's clock, but one that was wrong: it would lock until it is right.
  const tooFar = new Date(now.getTime() + 2 * limit.seconds * 1_000);
  const isOver = sql`(${rateLimits.expiresAt} <= ${now.toISOString()} or ${rateLimits.expiresAt} > ${tooFar.toISOString()})`;
  const [row] = await app.db
    .insert(rateLimits)
    .values({ key: keyOf(limit, subject), hits: weight, expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then ${weight}::integer else ${rateLimits.hits} + ${weight}::integer end`,
        expiresAt: sql`case when ${isOver} then ${expiresAt.toISOString()}::timestamptz else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({ hits: rateLimits.hits, expiresAt: rateLimits.expiresAt });
  if (row && row.hits > limit.times) {
    throw new TooManyRequests(Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1_000)));
  }
  return row?.hits ?? 0;
}

/** Counts one attempt, and tells whether it is within the limit. */
export async function isWithin(app: FastifyInstance, limit: Limit, subject: Subject): Promise<boolean> {
  try {
    await countAttempt(app, limit, subject);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

/**
 * Refunds an attempt that turned out not to be a failure.
 *
 * @param countedAt when it was counted, if that is a while ago: in a period that is over nothing is refunded
 */
export async function refundAttempt(
  app: FastifyInstance,
  limit: Limit,
  subject: Subject,
  { weight = 1, countedAt }: { readonly weight?: number; readonly countedAt?: Date } = {},
): Promise<void> {
  if (!app.config.rateLimits) return;
  const isSamePeriod =
    countedAt && lte(rateLimits.expiresAt, new Date(countedAt.getTime() + limit.seconds * 1_000));
  await app.db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - ${weight}::integer, 0)` })
    .where(and(eq(rateLimits.key, keyOf(limit, subject)), isSamePeriod));
}

/** Resets the attempts of a subject. */
export async function clearAttempts(app: FastifyInstance, limit: Limit, subject: Subject): Promise<void> {
  await app.db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, subject)));
}

/** Resets the attempts of a subject together with any other: of an account from every address. */
export async function clearAttemptsWithin(
  app: FastifyInstance,
  limit: Limit,
  subject: string,
): Promise<void> {
  await app.db.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${`${keyOf(limit, subject)}.`})`);
}

/** Deletes expired counters. */
export async function sweepAttempts(db: Database, now: Date): Promise<void> {
  await deleteExpired(db, rateLimits, lt(rateLimits.expiresAt, now));
}

/** Addresses and e-mails are stored as hashes: the table contains no personal data. */
function keyOf(limit: Limit, subject: Subject): string {
  const parts = typeof subject === 'string' ? [subject] : subject;
  return `${limit.name}:${parts.map(hashOf).join('.')}`;
}

function hashOf(part: string): string {
  return createHash('sha256').update(clientSubnetKey(part).toLowerCase()).digest('base64url');
}
