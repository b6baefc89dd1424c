/** The meters of registered readers: in the database, so that they apply to all devices and tabs. */

import { addDays } from '@portada/shared/days.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import { dayOf } from '../content/dates.ts';
import type { Database } from '../db/client.ts';
import { paywallReads } from '../db/schema/paywall.ts';
import { deleteExpired } from '../db/sweeping.ts';
import type { MeteredRule } from '../metering/decide.ts';
import { type Meter, type MeterResult, runningMeter } from '../metering/meter.ts';
import { nextPeriod, periodStart } from '../metering/period.ts';

/** A month, and a day for clock differences. */
const LONGEST_PERIOD_DAYS = 32;

export interface Account {
  readonly userId: string;
  readonly siteId: number;
}

/**
 * Counts one reading, as `take` does, in one statement, so that concurrent readings are counted one after
 * another.
 */
export async function takeForAccount(
  db: Database,
  { userId, siteId }: Account,
  rule: Pick<MeteredRule, 'conditionName' | 'limit' | 'period'>,
  contentId: number,
  now: Date,
): Promise<MeterResult> {
  const start = periodStart(now, rule.period);
  const runs = sql`${paywallReads.startsOn} in (${start}, ${nextPeriod(start, rule.period)})`;
  const ids = paywallReads.contentIds;
  const isFull = sql`cardinality(${ids}) >= ${rule.limit}`;
  const isRead = sql`${contentId} = any(${ids})`;
  const before = await meterOfAccount(db, { userId, siteId }, rule, now);
  const [row] = await db
    .insert(paywallReads)
    .values({ userId, siteId, conditionName: rule.conditionName, startsOn: start, contentIds: [contentId] })
    .onConflictDoUpdate({
      target: [paywallReads.userId, paywallReads.siteId, paywallReads.conditionName],
      set: {
        startsOn: sql`case when ${runs} then ${paywallReads.startsOn} else ${start}::date end`,
        contentIds: sql`case when not ${runs} then array[${contentId}::integer]
          when ${isRead} or ${isFull} then ${ids} else ${ids} || ${contentId}::integer end`,
      },
    })
    .returning();
  if (!row) throw new Error('A reading was not kept.');
  const isGranted = row.contentIds.includes(contentId);
  return {
    meter: { start: row.startsOn, contentIds: row.contentIds },
    isGranted,
    isNew: isGranted && !before.contentIds.includes(contentId),
  };
}

/** The account's readings under a rule in the current period. */
export async function meterOfAccount(
  db: Database,
  { userId, siteId }: Account,
  rule: Pick<MeteredRule, 'conditionName' | 'limit' | 'period'>,
  now: Date,
): Promise<Meter> {
  const [row] = await db
    .select()
    .from(paywallReads)
    .where(
      and(
        eq(paywallReads.userId, userId),
        eq(paywallReads.siteId, siteId),
        eq(paywallReads.conditionName, rule.conditionName),
      ),
    );
  const meter = row && { start: row.startsOn, contentIds: row.contentIds };
  return runningMeter(meter, rule, now);
}

/** Deletes the readings of expired periods. */
export async function sweepReads(db: Database, now: Date): Promise<void> {
  const longAgo = addDays(dayOf(now), -LONGEST_PERIOD_DAYS);
  await deleteExpired(db, paywallReads, lt(paywallReads.startsOn, longAgo));
}
