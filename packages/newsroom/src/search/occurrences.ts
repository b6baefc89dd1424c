/** The days of events. */
import { and, gte, lte, sql } from 'drizzle-orm';
import { dayOf } from '../content/dates.ts';
import type { Database } from '../db/client.ts';
import { eventOccurrences } from '../db/schema/content.ts';
import type { Search } from './query.ts';

/** Events between the days of a search, or from today on, each with its first day in that range. */
export function happeningIn(db: Database, { dates }: Pick<Search, 'dates'>, seenAt: Date) {
  const { contentId, startsOn, endsOn } = eventOccurrences;
  const start = dates?.start.slice(0, 10) ?? dayOf(seenAt);
  const end = dates?.end.slice(0, 10);
  // A reversed range matches nothing; without this check an event that spans both bounds would match.
  const isBackwards = end !== undefined && end < start;
  return db
    .select({
      id: contentId,
      day: sql<string>`min(greatest(${startsOn}, ${start}::date))`.as('day'),
    })
    .from(eventOccurrences)
    .where(
      and(
        gte(endsOn, start),
        end === undefined ? undefined : lte(startsOn, end),
        isBackwards ? sql`false` : undefined,
      ),
    )
    .groupBy(contentId)
    .as('happening');
}
