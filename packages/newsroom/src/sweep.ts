import type { FastifyBaseLogger } from 'fastify';
import { sweepMailTokens } from './accounts/mail-tokens.ts';
import { sweepSignups } from './accounts/social-sign-up.ts';
import type { Database } from './db/client.ts';
import { sweepAttempts } from './http/rate-limit.ts';
import { sweepReads } from './paywall/reads.ts';
import { sweepSessions } from './sessions/sessions.ts';
import { sweepFlows } from './social/flow.ts';

/**
 * Throws away what has run out: sessions, links of mails, counts of rate limits, social logins half done, what was read in
 * periods that are over. A failure waits for the next time.
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
