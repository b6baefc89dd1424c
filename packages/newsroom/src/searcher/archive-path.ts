/** The archive's paths. */
import { type ArchiveRoute, archiveRoute, readArchiveRoute } from '@portada/shared/archive-route.ts';
import { addDays } from '@portada/shared/days.ts';
import { isInCalendar } from '../content/dates.ts';

export interface ArchivePath extends ArchiveRoute {
  readonly page: number;
  /** Page 1 with a number, which redirects to the path without one (reading 17). */
  readonly isFirstNumbered: boolean;
}

/** The maximum of pages of a list. */
const MOST_PAGES = 999;

/** Parses the path after `/hemeroteca/`; undefined if it is invalid. */
export function readArchivePath(path: string, today: string): ArchivePath | undefined {
  const found = readArchiveRoute(path, today);
  if (!found) return undefined;
  const { dates, page = 1 } = found;
  if (dates && !(isInCalendar(dates.start) && isInCalendar(dates.end))) return undefined;
  if (page < 1 || page > MOST_PAGES) return undefined;
  return { dates, page, isFirstNumbered: found.page === 1 };
}

/** The route of custom dates; today and yesterday have named ones. */
export function routeOfDays({ start, end }: { start: string; end: string }, today: string): string {
  if (start === end && start === today) return archiveRoute({ start, end, preset: 'today' });
  if (start === end && start === addDays(today, -1)) return archiveRoute({ start, end, preset: 'yesterday' });
  return archiveRoute({ start, end });
}
