/** Dates in the contract's formats, in the newsroom's time zone. */

import { TIME_ZONE, wallClock } from '@portada/shared/dates.ts';
import { addDays, dayAt, withOffset } from '@portada/shared/days.ts';

/** ISO 8601 with the newsroom's UTC offset: `2026-11-21T09:30:00+01:00`. */
export function isoWithOffset(moment: Date): string {
  const wall = wallClock(moment);
  const ahead = wall.getTime() - moment.getTime();
  const offset = new Date(Math.abs(ahead)).toISOString().slice(11, 16);
  return `${wall.toISOString().slice(0, 19)}${ahead < 0 ? '-' : '+'}${offset}`;
}

/** Parses a date of the contract. */
export function wireMoment(moment: Date): { date: string } {
  return { date: isoWithOffset(moment) };
}

/** The calendar day of a moment in the newsroom's time zone, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return dayAt(moment, TIME_ZONE);
}

/** Midnight of a day in the newsroom's time zone: unambiguous, since clocks change later in the night. */
export function startOfDay(day: string): Date {
  return new Date(withOffset(`${day}T00:00:00`, TIME_ZONE));
}

/** When the calendar day of a moment ends. */
export function endOfDay(moment: Date): Date {
  return startOfDay(addDays(dayOf(moment), 1));
}

/** The next of these moments; undefined if there is none to come. */
export function nextOf(moments: readonly (Date | null | undefined)[], now: Date): Date | undefined {
  const later = moments.filter((moment) => moment instanceof Date && moment > now);
  return later.toSorted((one, other) => Number(one) - Number(other))[0] ?? undefined;
}

const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2199-12-31';

/** Whether a day is within the supported calendar. */
export function isInCalendar(day: string): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** Clamps a bound of a search to the supported calendar, outside of which nothing was published. */
export function intoCalendar(bound: string): string {
  if (bound.slice(0, 10) < FIRST_DAY) return FIRST_DAY;
  return isInCalendar(bound.slice(0, 10)) ? bound : LAST_DAY;
}
