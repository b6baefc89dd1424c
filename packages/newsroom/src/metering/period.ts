/** Calendar periods on the newsroom's clock: what a meter counts in. Days are `YYYY-MM-DD`. */
import { addDays, weekday } from '@portada/shared/days.ts';
import { dayOf } from '../content/dates.ts';
import type { Period } from '../db/schema/paywall.ts';

/** The first day of the period that a moment belongs to; weeks begin on Monday. */
export function periodStart(moment: Date, period: Period): string {
  const day = dayOf(moment);
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -weekday(day));
}

/** The first day of the period after the one that begins on that day. */
export function nextPeriod(start: string, period: Period): string {
  if (period === 'day') return addDays(start, 1);
  if (period === 'week') return addDays(start, 7);
  // Thirty-two days after a first is always in the next month, and before its end.
  return `${addDays(start, 32).slice(0, 7)}-01`;
}
