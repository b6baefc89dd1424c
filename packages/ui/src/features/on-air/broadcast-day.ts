/** The days of a schedule: they begin in the morning, and the night that follows is still theirs. */
import { BROADCAST_DAY_HOUR } from '@portada/contract';
import { TIME_ZONE } from '@portada/core';
import { addDays, dayAt } from '@portada/core/search/days.ts';

const HOUR_MS = 3_600_000;
const hours = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', hourCycle: 'h23' });

/** The moment at which a broadcasting day begins. The clocks change at night, before that hour. */
export function startOfBroadcastDay(day: string): number {
  const guess = Date.parse(`${day}T00:00:00Z`) + BROADCAST_DAY_HOUR * HOUR_MS;
  return guess - (Number(hours.format(guess)) - BROADCAST_DAY_HOUR) * HOUR_MS;
}

/** The broadcasting day of a moment: at two in the morning it is still yesterday's. */
export function broadcastDayAt(moment: number): string {
  const day = dayAt(new Date(moment), TIME_ZONE);
  return moment < startOfBroadcastDay(day) ? addDays(day, -1) : day;
}
