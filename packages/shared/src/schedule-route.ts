/** The address of a schedule (SCHD-04): `/programacion/?channel=puerto-tv&day=2026-11-21`. */
import { isDay } from './days.ts';

/** Whose schedule, and of which day. */
export interface ScheduleChoice {
  readonly channel: string;
  readonly day: string;
}

/** What a query asks for; a day that the calendar does not have is none. */
export function readScheduleChoice(query: URLSearchParams): Partial<ScheduleChoice> {
  const channel = query.get('channel');
  const day = query.get('day') ?? '';
  return { ...(channel && { channel }), ...(isDay(day) && { day }) };
}

/** Puts a choice into a query, beside what else stands there; without a day it is the current day's. */
export function writeScheduleChoice(query: URLSearchParams, { channel, day }: Partial<ScheduleChoice>): void {
  if (channel) query.set('channel', channel);
  if (day) query.set('day', day);
}
