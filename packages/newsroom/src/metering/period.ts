/** The calendar periods of meters, in the newsroom's time zone. Days are `YYYY-MM-DD`. */
import { addDays, weekday } from '@portada/shared/days.ts';
import { dayOf } from '../content/dates.ts';
import type { Period } from '../db/schema/paywall.ts';

/** The first day of a moment's period; weeks begin on Monday. */
export function periodStart(moment: Date, period: Period): string {
  const day = dayOf(moment);
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -weekday(day));
}

/** The first day of the next period. */
export function nextPeriod(start: string, period: Period): string {
  if (period === 'day') return addDays(start, 1);
  if (period === 'week') return addDays(start, 7);
  // The first of a month plus 32 days is always within the next month.
  return `${addDays(start, 32).slice(0, 7)}-01`;
}
