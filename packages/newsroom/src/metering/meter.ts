/** A reader's readings under one rule. Pure: callers store it. */
import type { Period } from '../db/schema/paywall.ts';
import { nextPeriod, periodStart } from './period.ts';

export interface Meter {
  /** The first day of its period. */
  readonly start: string;
  /** The contents read in the period, without duplicates, in the order of reading. */
  readonly contentIds: readonly number[];
}

export interface Allowance {
  /** The maximum of contents per period. */
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
 * The current meter: reset if its period is over. One that is a period ahead is kept, since processes' clocks differ: a
 * process that lags behind must not reset what was counted just after midnight.
 */
export function runningMeter(meter: Meter | undefined, { period }: Allowance, now: Date): Meter {
  const start = periodStart(now, period);
  const runs = meter && (meter.start === start || meter.start === nextPeriod(start, period));
  return runs ? meter : { start, contentIds: [] };
}

/** Counts the reading of a content. A repeated one in the same period is free; beyond the limit nothing is counted. */
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
