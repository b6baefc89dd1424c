/** Dates as the wire writes them, in the newsroom's own time zone. */
import { BROADCAST_DAY_HOUR } from '@portada/contract';

export const TIME_ZONE = 'Europe/Madrid';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

/** ISO 8601 with the offset of the newsroom's clock: `2026-11-21T09:30:00+01:00`. */
export function isoWithOffset(moment: Date): string {
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  const offset = part.timeZoneName?.replace('GMT', '') || '+00:00';
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}${offset}`;
}

/** The wire's moment. */
export function wireMoment(moment: Date): { date: string } {
  return { date: isoWithOffset(moment) };
}

/** The newsroom's calendar day at that moment, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return isoWithOffset(moment).slice(0, 10);
}

/** Midnight of a day on the newsroom's clock. Changes of the hour happen after midnight, so the day's start is safe. */
export function startOfDay(day: string): Date {
  return atHour(day, 0);
}

/** When a broadcasting day begins, on the newsroom's clock. */
export function startOfBroadcastDay(day: string): Date {
  return atHour(day, BROADCAST_DAY_HOUR);
}

/** The broadcasting day of a moment: at two in the morning it is still yesterday's. */
export function broadcastDayAt(moment: Date): string {
  const day = dayOf(moment);
  return moment < startOfBroadcastDay(day) ? addDays(day, -1) : day;
}

/** An hour of a day that no change of the clocks takes or gives twice: those happen at one in the morning, UTC. */
function atHour(day: string, hour: number): Date {
  const wall = `${day}T${String(hour).padStart(2, '0')}:00:00`;
  const offset = isoWithOffset(new Date(`${wall}Z`)).slice(19);
  return new Date(wall + offset);
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whether the calendar has the day: it has no 31st of February. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2199-12-31';

/** Whether a day lies within the calendar that the newsroom reckons with. */
export function isInCalendar(day: string): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** A bound of a search, moved into the calendar. Before its first day and after its last one nothing was published. */
export function intoCalendar(bound: string): string {
  if (bound.slice(0, 10) < FIRST_DAY) return FIRST_DAY;
  return isInCalendar(bound.slice(0, 10)) ? bound : LAST_DAY;
}
