/** The days of a schedule: they begin in the morning, and the night that follows is still theirs. */
import { TIME_ZONE } from './dates.ts';
import { addDays, dayAt, withOffset } from './days.ts';

/** SCHD-04: the hour in the publisher's time zone at which a broadcasting day begins; before it is the previous day. */
export const BROADCAST_DAY_HOUR = 6;

const START = `T${String(BROADCAST_DAY_HOUR).padStart(2, '0')}:00:00`;

/** The moment at which a broadcasting day begins. The clocks change at night, before that hour. */
export function startOfBroadcastDay(day: string): Date {
  return new Date(withOffset(day + START, TIME_ZONE));
}

/** The broadcasting day of a moment: at two in the morning it is still yesterday's. */
export function broadcastDayAt(moment: Date | number): string {
  const day = dayAt(moment, TIME_ZONE);
  return Number(moment) < startOfBroadcastDay(day).getTime() ? addDays(day, -1) : day;
}

/** How many days there are to choose from before today, and after it. */
const DAYS_AROUND = 3;

/** A week around today, and the chosen day where it lies beyond. */
export function daysAround(today: string, chosen: string): string[] {
  const week = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) => addDays(today, index - DAYS_AROUND));
  return week.includes(chosen) ? week : [...week, chosen].sort();
}
