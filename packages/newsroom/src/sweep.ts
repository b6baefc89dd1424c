import type { FastifyBaseLogger } from 'fastify';
import { sweepMailTokens } from './accounts/mail-tokens.ts';
import { sweepSignups } from './accounts/social-sign-up.ts';
import type { Database } from './db/client.ts';
import { sweepAttempts } from './http/rate-limit.ts';
import { sweepReads } from './paywall/reads.ts';
import { sweepSessions } from './sessions/sessions.ts';
import { sweepFlows } from './social/flow.ts';

/**
 * Deletes expired data: sessions, email link tokens, rate limit counters, pending social logins, readings of expired
 * periods. A failure is retried at the next interval.
 */
export async function sweep(
  db: Database,
  log: Pick<FastifyBaseLogger, 'warn'>,
  now = new Date(),
): Promise<void> {
  try {
    await sweepSessions(db, now);
    await sweepMailTokens(db, now);
    await sweepAttempts(db, now);
    await sweepFlows(db, now);
    await sweepSignups(db, now);
    await sweepReads(db, now);
  } catch (error) {
    log.warn({ event: 'sweep.failed', err: error }, 'sweep failed');
  }
}
