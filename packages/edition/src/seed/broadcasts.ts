/** The schedule of the days around now, without a station's own data. */
import { type Language, languages } from '@portada/contract';
import type { Database } from '@portada/newsroom';
import { channels, scheduleEntries, shows } from '@portada/newsroom/schema';
import { broadcastDayAt, startOfBroadcastDay } from '@portada/shared/broadcast-day.ts';
import { addDays } from '@portada/shared/days.ts';
import { and, gt, lt } from 'drizzle-orm';
import { siteIdOf } from './contents.ts';
import { MINUTE_MS } from './drafts.ts';
import { insertAll } from './insert.ts';
import { hasTime, timedShows } from './show-times.ts';
import { readRows } from './text-parser.ts';

export const channelRows = [
  { id: 'puerto-tv', name: 'Puerto TV', medium: 'tv', position: 0 },
  { id: 'puerto-2', name: 'Puerto 2', medium: 'tv', position: 1 },
  { id: 'radio-marola', name: 'Radio Marola', medium: 'radio', position: 2 },
  { id: 'marola-clasica', name: 'Marola Clásica', medium: 'radio', position: 3 },
] as const;
type ChannelRow = (typeof channelRows)[number];

/** From so many days ago, and for so many days. */
const DAYS_BACK = 4;
const DAYS = 16;
const DAY_MS = 24 * 60 * MINUTE_MS;
const lengths = [30, 60, 45, 90, 60, 30, 75, 60, 120, 30];

type Entry = typeof scheduleEntries.$inferInsert;

function daysAround(now: Date): string[] {
  const first = addDays(broadcastDayAt(now), -DAYS_BACK);
  return Array.from({ length: DAYS }, (_, index) => addDays(first, index));
}

/** No show is shorter: the one before goes on instead. */
const SHORTEST_MS = 15 * MINUTE_MS;

/**
 * Shows of the channel's medium without gaps: on its first channel those with a time of their own at that time, the
 * others around them, in a different order each day; deterministic by day.
 */
function entriesOf(
  lang: Language,
  channel: ChannelRow,
  day: string,
  showIds: ReadonlyMap<string, number>,
): Entry[] {
  const rows = readRows('programas', lang).filter(([, , medium]) => medium === channel.medium);
  const number = Date.parse(day) / DAY_MS;
  const siteId = siteIdOf(lang);
  const ends = startOfBroadcastDay(addDays(day, 1)).getTime();
  const entries: Entry[] = [];
  const others = rows.filter(([slug = '']) => !hasTime(slug));
  const isFirst = channelRows.find(({ medium }) => medium === channel.medium) === channel;
  const slugs = rows.map(([slug = '']) => slug);
  const timed = isFirst ? timedShows(slugs, day) : [];
  let at = startOfBroadcastDay(day).getTime();
  for (let slot = 0; at < ends; slot += 1) {
    const due = timed.find((show) => show.at === at);
    const row = due
      ? rows[slugs.indexOf(due.slug)]
      : others[(slot * 3 + number * 5 + channel.position * 7) % others.length];
    const [slug = '', title = ''] = row ?? [];
    const length = lengths[(slot + number + channel.position) % lengths.length] ?? 60;
    const next = timed.find((show) => show.at > at)?.at ?? ends;
    const end = due?.until ?? at + length * MINUTE_MS;
    const until = end + SHORTEST_MS > next ? next : end;
    entries.push({
      siteId,
      channelId: channel.id,
      showId: showIds.get(`${siteId} ${slug}`) ?? null,
      title,
      startsAt: new Date(at),
      endsAt: new Date(until),
    });
    at = until;
  }
  return entries;
}

/**
 * Adds the missing days around now to each channel: all of them in a new database, later the new ones. A day with any
 * broadcasts is left unchanged, and deleted channels are not restored.
 */
export async function fillSchedule(db: Database, now: Date): Promise<void> {
  const days = daysAround(now);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const channelIds = new Set((await db.select({ id: channels.id }).from(channels)).map(({ id }) => id));
  const showRows = await db.select({ id: shows.id, siteId: shows.siteId, slug: shows.slug }).from(shows);
  const showIds = new Map(showRows.map(({ id, siteId, slug }) => [`${siteId} ${slug}`, id]));
  const there = await db
    .select()
    .from(scheduleEntries)
    .where(
      and(
        gt(scheduleEntries.endsAt, startOfBroadcastDay(first)),
        lt(scheduleEntries.startsAt, startOfBroadcastDay(addDays(last, 1))),
      ),
    );
  const missing = languages.flatMap((lang) =>
    channelRows
      .filter(({ id }) => channelIds.has(id))
      .flatMap((channel) => {
        const own = there.filter((one) => one.siteId === siteIdOf(lang) && one.channelId === channel.id);
        return days
          .filter((day) => !own.some(({ startsAt }) => broadcastDayAt(startsAt) === day))
          .flatMap((day) => entriesOf(lang, channel, day, showIds))
          .filter((entry) => !own.some((one) => one.startsAt < entry.endsAt && entry.startsAt < one.endsAt));
      }),
  );
  await insertAll(db, scheduleEntries, missing);
}
