/** What follows the archive's address (ARCH-01 to ARCH-05): nothing, `hoy/`, `ayer/` or days, and a page's number. */
import { addDays, type DaysBetween, daysBetween } from './days.ts';

interface ArchiveDays extends DaysBetween {
  /** Days that were named, not written out: they are others tomorrow. */
  readonly preset?: string;
}

export interface ArchiveRoute {
  /** Null for everything. */
  readonly dates: (ArchiveDays & { readonly preset?: 'today' | 'yesterday' }) | null;
  /** The number at its end, where it has one. */
  readonly page: number | undefined;
}

const RANGE = /^(\d{4})\/(\d{2})\/(\d{2})\/(\d{4})\/(\d{2})\/(\d{2})$/;
const NUMBERED = /^(?:(.+)\/)?(\d+)$/;

function daysOf(route: string, today: string): ArchiveRoute['dates'] | undefined {
  const yesterday = addDays(today, -1);
  if (route === '') return null;
  if (route === 'hoy') return { start: today, end: today, preset: 'today' };
  if (route === 'ayer') return { start: yesterday, end: yesterday, preset: 'yesterday' };
  const [, ...parts] = RANGE.exec(route) ?? [];
  return daysBetween(parts.slice(0, 3).join('-'), parts.slice(3).join('-')) ?? undefined;
}

/** Reads it with or without a slash at its end (reading 16); undefined for what is no page of the archive. */
export function readArchiveRoute(written: string, today: string): ArchiveRoute | undefined {
  const whole = written.replace(/\/$/, '');
  const dates = daysOf(whole, today);
  if (dates !== undefined) return { dates, page: undefined };
  const [, before = '', number] = NUMBERED.exec(whole) ?? [];
  const numbered = number === undefined ? undefined : daysOf(before, today);
  return numbered === undefined ? undefined : { dates: numbered, page: Number(number) };
}

/** A range as the specification prints it, without a slash at its end. */
function routeOf(dates: ArchiveDays | null): string {
  if (!dates) return '';
  if (dates.preset === 'today') return 'hoy/';
  if (dates.preset === 'yesterday') return 'ayer/';
  return `${dates.start}-${dates.end}`.replaceAll('-', '/');
}

/** The route of a page of these days. */
export function archiveRoute(dates: ArchiveDays | null, page = 1): string {
  const route = routeOf(dates);
  if (page <= 1) return route;
  return `${route}${route === '' || route.endsWith('/') ? '' : '/'}${page}/`;
}
