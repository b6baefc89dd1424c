import type { FastifyBaseLogger } from 'fastify';
import { sweepMailTokens } from './accounts/mail-tokens.ts';
import { sweepReadingPlaces } from './accounts/reading-places.ts';
import { sweepSignups } from './accounts/registration/social-sign-up.ts';
import { fillSkeletons } from './accounts/skeleton.ts';
import { sweepUsedLinks } from './accounts/used-links.ts';
import type { Database } from './db/client.ts';
import { sweepAttempts } from './http/rate-limit.ts';
import { sweepDeadLetters } from './mail/dead-letters.ts';
import { sweepReads } from './paywall/reads.ts';
import { sweepPushes } from './push/outbox.ts';
import { sweepSavedSearches } from './search/saved-searches.ts';
import { sweepSessions } from './sessions/sessions.ts';
import { sweepFlows } from './social/flow.ts';

const sweeps = {
  sessions: sweepSessions,
  'mail-tokens': sweepMailTokens,
  'used-mail-links': sweepUsedLinks,
  attempts: sweepAttempts,
  'social-flows': sweepFlows,
  'social-signups': sweepSignups,
  reads: sweepReads,
  'reading-places': sweepReadingPlaces,
  'saved-searches': sweepSavedSearches,
  'dead-letters': sweepDeadLetters,
  pushes: sweepPushes,
  // Of nicks that a process of the release before has taken meanwhile.
  skeletons: fillSkeletons,
} as const;

/**
 * Deletes expired data: sessions, email link tokens, rate limit counters, pending social logins, readings of expired
 * periods, old places in articles, kept searches that nobody is mailed about, old dead letters, alerts that are news
 * no more. A failure of one is none of the others, and is retried at the next interval.
 */
export async function sweep(
  db: Database,
  log: Pick<FastifyBaseLogger, 'warn'>,
  now = new Date(),
): Promise<boolean> {
  let isDone = true;
  for (const [what, sweepOne] of Object.entries(sweeps)) {
    try {
      await sweepOne(db, now);
    } catch (error) {
      isDone = false;
      log.warn({ event: 'sweep.failed', what, err: error }, 'sweep failed');
    }
  }
  return isDone;
}
