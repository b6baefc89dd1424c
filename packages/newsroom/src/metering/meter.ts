/** What somebody has read under one rule. Pure: where it is kept is the callers' affair. */
import type { Period } from '../db/schema/paywall.ts';
import { nextPeriod, periodStart } from './period.ts';

export interface Meter {
  /** The first day of the period that it counts. */
  readonly start: string;
  /** The contents read in it, each once, in the order in which they were read. */
  readonly contentIds: readonly number[];
}

export interface Allowance {
  /** How many contents a period. */
  readonly limit: number;
  readonly period: Period;
}

export interface MeterResult {
  readonly meter: Meter;
  /** Whether the content may be read. */
  readonly isGranted: boolean;
  /** Whether this was its first reading in the period. */
  readonly isNew: boolean;
}

/**
 * The meter as it counts now: empty where its period is over. One that is a period ahead goes on: processes' clocks
 * differ a little, and what was counted just after midnight is not to be forgotten by the one that lags behind.
 */
export function runningMeter(meter: Meter | undefined, { period }: Allowance, now: Date): Meter {
  const start = periodStart(now, period);
  const runs = meter && (meter.start === start || meter.start === nextPeriod(start, period));
  return runs ? meter : { start, contentIds: [] };
}

/** Reads one content. What was read in the period is read again for nothing; past the limit nothing is counted. */
export function take(
  meter: Meter | undefined,
  contentId: number,
  allowance: Allowance,
  now: Date,
): MeterResult {
  const running = runningMeter(meter, allowance, now);
  if (running.contentIds.includes(contentId)) return { meter: running, isGranted: true, isNew: false };
  if (running.contentIds.length >= allowance.limit) return { meter: running, isGranted: false, isNew: false };
  return {
    meter: { ...running, contentIds: [...running.contentIds, contentId] },
    isGranted: true,
    isNew: true,
  };
}
