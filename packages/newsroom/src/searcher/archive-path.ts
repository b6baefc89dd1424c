/** The addresses of the archive: its home, today, yesterday, a range of days, and the numbered pages of each. */
import { addDays, isDay } from '@portada/shared/days.ts';
import { isInCalendar } from '../content/dates.ts';

export interface Days {
  readonly start: string;
  readonly end: string;
}

export interface ArchivePath {
  /** What follows `/hemeroteca/` on page 1: empty, `hoy/`, `ayer/`, or a range, which has no slash (reading 16). */
  readonly route: string;
  /** Null for everything. */
  readonly dates: Days | null;
  /** From 1. */
  readonly page: number;
  /** Page 1 under a number, which it does not have (reading 17). */
  readonly isFirstNumbered: boolean;
}

const RANGE = /^(\d{4})\/(\d{2})\/(\d{2})\/(\d{4})\/(\d{2})\/(\d{2})$/;
const NUMBERED = /^(?:(.+)\/)?([1-9]\d{0,2})$/;

/** Reads what follows `/hemeroteca/`, with or without a slash at its end (reading 16); undefined for what is no page. */
export function readArchivePath(path: string, today: string): ArchivePath | undefined {
  const whole = path.replace(/\/$/, '');
  const dates = daysOf(whole, today);
  if (dates !== undefined) return { route: routeOf(whole), dates, page: 1, isFirstNumbered: false };
  const [, before = '', number = ''] = NUMBERED.exec(whole) ?? [];
  const numbered = number === '' ? undefined : daysOf(before, today);
  if (numbered === undefined) return undefined;
  return { route: routeOf(before), dates: numbered, page: Number(number), isFirstNumbered: number === '1' };
}

/** What follows `/hemeroteca/` for a page of a route. */
export function pagePath(route: string, page: number): string {
  return page === 1 ? route : `${route.replace(/(?<=.)\/?$/, '/')}${page}/`;
}

/** The route of these days. */
export function archiveRoute({ start, end }: Days, today: string): string {
  if (start === end && start === today) return 'hoy/';
  if (start === end && start === addDays(today, -1)) return 'ayer/';
  return `${start}-${end}`.replaceAll('-', '/');
}

function daysOf(route: string, today: string): Days | null | undefined {
  if (route === '') return null;
  if (route === 'hoy') return { start: today, end: today };
  if (route === 'ayer') return { start: addDays(today, -1), end: addDays(today, -1) };
  const [, ...parts] = RANGE.exec(route) ?? [];
  const [start, end] = [parts.slice(0, 3).join('-'), parts.slice(3).join('-')];
  const isRange = [start, end].every((day) => isDay(day) && isInCalendar(day)) && start <= end;
  return isRange ? { start, end } : undefined;
}

function routeOf(whole: string): string {
  return whole === 'hoy' || whole === 'ayer' ? `${whole}/` : whole;
}
