/** Rate limits, with counters in the database that all processes share. */
import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client.ts';
import { rateLimits } from '../db/schema/index.ts';
import { clientSubnetKey } from './client-subnet.ts';
import { ApiError } from './errors.ts';

export interface Limit {
  readonly name: string;
  /** The maximum of attempts per period. */
  readonly times: number;
  readonly seconds: number;
}

/** 429 Too Many Requests; `retryAfter` in seconds becomes the `Retry-After` header. */
export class TooManyRequests extends ApiError {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please try again later.');
    this.retryAfter = retryAfter;
  }
}

/**
 * Counts one attempt of `subject` (an address, an account), in one statement, so that concurrent attempts are all
 * counted. Throws `TooManyRequests` once the limit is exceeded.
 *
 * @param weight the number of attempts that it counts as
 */
export async function countAttempt(
  app: FastifyInstance,
  limit: Limit,
  subject: string,
  weight = 1,
): Promise<void> {
  if (!app.config.rateLimits) return;
  const now = app.now();
  const expiresAt = new Date(now.getTime() + limit.seconds * 1_000);
  const isOver = sql`${rateLimits.expiresAt} <= ${now.toISOString()}`;
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
}

/** Refunds an attempt that turned out not to be a failure. */
export async function refundAttempt(
  app: FastifyInstance,
  limit: Limit,
  subject: string,
  weight = 1,
): Promise<void> {
  if (!app.config.rateLimits) return;
  await app.db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - ${weight}::integer, 0)` })
    .where(eq(rateLimits.key, keyOf(limit, subject)));
}

/** Resets the attempts of a subject. */
export async function clearAttempts(app: FastifyInstance, limit: Limit, subject: string): Promise<void> {
  await app.db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, subject)));
}

/** Deletes expired counters. */
export async function sweepAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
}

/** Addresses and e-mails are stored as hashes: the table contains no personal data. */
function keyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(clientSubnetKey(subject).toLowerCase()).digest('base64url')}`;
}
