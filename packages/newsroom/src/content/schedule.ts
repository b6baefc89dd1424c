/** What the channels broadcast. */
import { type ScheduleCard, scheduleCard } from '@portada/contract';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { parse } from 'valibot';
import type { Database } from '../db/client.ts';
import { channels, scheduleEntries } from '../db/schema/programming.ts';
import { shows } from '../db/schema/shows.ts';
import { showUrl } from './addresses.ts';
import { addDays, startOfDay, wireMoment } from './dates.ts';
import { type Edition, siteId } from './edition.ts';

/** A broadcasting day ends at six in the morning. */
const DAY_STARTS_MS = 6 * 3_600_000;

export function listChannels(db: Database) {
  return db.select().from(channels).orderBy(asc(channels.position));
}

/** The broadcasts of a channel on a broadcasting day, or undefined where there is no such channel. */
export async function scheduleOf(
  db: Database,
  edition: Edition,
  channelId: string,
  day: string,
): Promise<ScheduleCard[] | undefined> {
  const [channel] = await db.select().from(channels).where(eq(channels.id, channelId));
  if (!channel) return undefined;
  const starts = new Date(startOfDay(day).getTime() + DAY_STARTS_MS);
  const ends = new Date(startOfDay(addDays(day, 1)).getTime() + DAY_STARTS_MS);
  const rows = await db
    .select({ entry: scheduleEntries, slug: shows.slug })
    .from(scheduleEntries)
    .leftJoin(shows, eq(shows.id, scheduleEntries.showId))
    .where(
      and(
        eq(scheduleEntries.siteId, siteId(edition)),
        eq(scheduleEntries.channelId, channelId),
        gt(scheduleEntries.endsAt, starts),
        lt(scheduleEntries.startsAt, ends),
      ),
    )
    .orderBy(asc(scheduleEntries.startsAt));
  return rows.map(({ entry, slug }) =>
    parse(scheduleCard, {
      id: entry.id,
      title: entry.title,
      startTime: wireMoment(entry.startsAt),
      endTime: wireMoment(entry.endsAt),
      url: slug ? { href: showUrl(edition, slug), title: entry.title } : null,
    }),
  );
}
