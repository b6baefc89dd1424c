import { addDays, dayAt, isDay } from '@portada/shared/days.ts';
import type { DayRange } from '@portada/ui/features/date-selector/date-range.ts';

const ARCHIVE = /^(.*\/hemeroteca)(?:\/(.*))?$/;
const RANGE = /^(\d{4})\/(\d{2})\/(\d{2})\/(\d{4})\/(\d{2})\/(\d{2})$/;
const NUMBERED = /^(?:(.+)\/)?(\d+)$/;

export interface ArchivePath {
  /** The archive's home, without the slash at its end. */
  readonly home: string;
  readonly dates: DayRange | null;
  /** From 1. */
  readonly page: number;
}

function datesOf(route: string, today: string): DayRange | null | undefined {
  const yesterday = addDays(today, -1);
  if (route === '') return null;
  if (route === 'hoy') return { start: today, end: today, preset: 'today' };
  if (route === 'ayer') return { start: yesterday, end: yesterday, preset: 'yesterday' };
  const [, ...parts] = RANGE.exec(route) ?? [];
  const [start, end] = [parts.slice(0, 3).join('-'), parts.slice(3).join('-')];
  return isDay(start) && isDay(end) && start <= end ? { start, end } : undefined;
}

/** Reads a path of the archive (ARCH-01 to ARCH-05); undefined for a path that is none. */
export function readArchivePath(path: string, today = dayAt(new Date())): ArchivePath | undefined {
  const [, home, rest = ''] = ARCHIVE.exec(path) ?? [];
  if (home === undefined) return undefined;
  const route = rest.replace(/\/$/, '');
  const whole = datesOf(route, today);
  if (whole !== undefined) return { home, dates: whole, page: 1 };
  const [, before = '', number] = NUMBERED.exec(route) ?? [];
  const dates = number ? datesOf(before, today) : undefined;
  return dates === undefined ? undefined : { home, dates, page: Math.max(1, Number(number)) };
}

/** Days that were picked one by one stay what they are tomorrow, when today is another day. */
function routeOf(dates: DayRange | null): string {
  if (!dates) return '/';
  if (dates.preset === 'today') return '/hoy/';
  if (dates.preset === 'yesterday') return '/ayer/';
  return `/${dates.start.replaceAll('-', '/')}/${dates.end.replaceAll('-', '/')}`;
}

/** The path of an archive page; a range as the specification prints it, without a slash at its end (reading 16). */
export function archivePath({ home, dates, page }: ArchivePath): string {
  const route = routeOf(dates);
  return home + (page > 1 ? `${route.replace(/\/$/, '')}/${page}/` : route);
}
