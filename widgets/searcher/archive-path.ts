import { archiveRoute, readArchiveRoute } from '@portada/shared/archive-route.ts';
import { dayAt } from '@portada/shared/days.ts';
import { ARCHIVE_PATH } from '@portada/shared/paths.ts';
import type { DayRange } from '@portada/ui/features/date-selector/date-range.ts';

const ARCHIVE = new RegExp(`^(.*${ARCHIVE_PATH.slice(0, -1)})(?:/(.*))?$`);

export interface ArchivePath {
  /** The archive's home, without the slash at its end. */
  readonly home: string;
  readonly dates: DayRange | null;
  /** From 1. */
  readonly page: number;
}

/** Reads a path of the archive (ARCH-01 to ARCH-05); undefined for a path that is none. */
export function readArchivePath(path: string, today = dayAt(new Date())): ArchivePath | undefined {
  const [, home, rest = ''] = ARCHIVE.exec(path) ?? [];
  if (home === undefined) return undefined;
  const found = readArchiveRoute(rest, today);
  return found && { home, dates: found.dates, page: Math.max(1, found.page ?? 1) };
}

/**
 * The path of an archive page. Days that were picked one by one stay what they are tomorrow, when today is another day.
 */
export function archivePath({ home, dates, page }: ArchivePath): string {
  return `${home}/${archiveRoute(dates, page)}`;
}
