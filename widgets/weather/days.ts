import type { ForecastDay } from '@portada/contract';
import { TIME_ZONE } from '@portada/core';

/** This language writes days as the wire does: `2026-11-21`. */
const wireDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

const DAY_MS = 24 * 3_600_000;

/** The publisher's day at that moment. */
export function dayOf(moment: Date): string {
  return wireDay.format(moment);
}

/** The day after. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

/** A day that has passed is no forecast any more. */
export function daysFrom(today: string, forecast: readonly ForecastDay[]): ForecastDay[] {
  return forecast.filter(({ date }) => date >= today);
}

/** `lun, 23 nov`, in the page's language, without points. */
export function shortDay(day: string, language: string): string {
  const moment = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(moment.getTime())) return day;
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })
      .format(moment)
      .replace(/^d(e |’|')|\.$/g, '');
  const weekday = part({ weekday: 'short' });
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${part({ day: 'numeric' })} ${part({ month: 'short' })}`;
}
