/** Days of the calendar as the wire writes them, `2026-11-21`: no hour, no zone, so that nothing can shift them. */
import { type Parts, partsOf } from './dates.ts';

const DAY_MS = 86_400_000;
const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const WIRE = /^(\d{4})-(\d{2})-(\d{2})$/;

function utcOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function written(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * Whether a text is a day that exists: `2026-02-30` is none. The contract's rule of a birth date says the same; as one
 * module the two would cost the registration form a request more.
 */
export function isDay(text: string): boolean {
  return WIRE.test(text) && !Number.isNaN(utcOf(text).getTime()) && written(utcOf(text)) === text;
}

/** The day that it is at a moment, where the clocks show a zone's time. */
export function dayAt(moment: Date | number, timeZone?: string): string {
  const { year, month, day } = partsOf(moment, 'en', { timeZone, ...DAY });
  return `${year}-${month}-${day}`;
}

/** Days of the calendar, the first and the last included. */
export interface DaysBetween {
  readonly start: string;
  readonly end: string;
}

/** The range between two days as an address has them; nothing for what is no range. */
export function daysBetween(start: string, end: string): DaysBetween | null {
  return isDay(start) && isDay(end) && start <= end ? { start, end } : null;
}

export function addDays(day: string, days: number): string {
  return written(new Date(utcOf(day).getTime() + days * DAY_MS));
}

/** The same day so many months on, or the month's last where it has none: a month before 31 March is 28 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return written(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))));
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

export function lastOfMonth(day: string): string {
  return addDays(addMonths(firstOfMonth(day), 1), -1);
}

/** Days since Monday, with which weeks start: 0 to 6. */
export function weekday(day: string): number {
  return (utcOf(day).getUTCDay() + 6) % 7;
}

/**
 * The offset of a zone's name as `longOffset` writes it: `+01:00` of `GMT+01:00`. Without the seconds that
 * Liberia's had until 1972: no date can be parsed with them.
 */
function offsetOf({ timeZoneName = '' }: Pick<Parts, 'timeZoneName'>): string {
  return timeZoneName.slice('GMT'.length, 'GMT+01:00'.length) || '+00:00';
}

/** How far a zone's clocks are from UTC at a moment: `+01:00`. Throws a RangeError for an unknown zone. */
export function offsetAt(moment: Date, timeZone?: string): string {
  return offsetOf(partsOf(moment, 'en', { timeZone, timeZoneName: 'longOffset' }));
}

/** What a zone's clocks show, as a moment: `2026-11-21T09:30:00` is `2026-11-21T09:30:00+01:00`. */
export function withOffset(wall: string, timeZone?: string): string {
  // Twice: the offset of a wall's time is only known once its moment is, nearly.
  const near = new Date(`${wall}${offsetAt(new Date(`${wall}Z`), timeZone)}`);
  return `${wall}${offsetAt(near, timeZone)}`;
}

/** The last second of a day by a zone's clocks: `2026-11-21T23:59:59+01:00`. */
export function endOfDay(day: string, timeZone?: string): string {
  return withOffset(`${day}T23:59:59`, timeZone);
}

/** As readers write it, in few places (DATE-07): `21/11/26`. */
export function shortDay(day: string): string {
  const [year = '', month, date] = day.split('-');
  return `${date}/${month}/${year.slice(2)}`;
}
