/** The broadcasts of channels. */
import { type Channel, channel, type ScheduleCard, scheduleCard } from '@portada/contract';
import { startOfBroadcastDay } from '@portada/shared/broadcast-day.ts';
import { addDays } from '@portada/shared/days.ts';
import { and, asc, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import { parse } from 'valibot';
import { contentUrl, showUrl } from '../content/addresses.ts';
import { visible } from '../content/cards.ts';
import { wireMoment } from '../content/dates.ts';
import { type Edition, siteId } from '../content/edition.ts';
import type { Database } from '../db/client.ts';
import { contents, sections } from '../db/schema/content.ts';
import { channels, scheduleEntries } from '../db/schema/programming.ts';
import { shows } from '../db/schema/shows.ts';

const DAY_MS = 24 * 3_600_000;

/** The TV and radio channels, in order. */
export async function listChannels(db: Database): Promise<Channel[]> {
  const rows = await db.select().from(channels).orderBy(asc(channels.position));
  return rows.map(({ id, name, medium }) => parse(channel, { id, name, type: medium }));
}

type Entry = typeof scheduleEntries.$inferSelect;

/** The broadcasts of a channel on a broadcasting day; undefined if there is no such channel. */
export async function scheduleOf(
  db: Database,
  edition: Edition,
  { channelId, day, now }: { channelId: string; day: string; now: Date },
): Promise<ScheduleCard[] | undefined> {
  const [channel] = await db.select().from(channels).where(eq(channels.id, channelId));
  if (!channel) return undefined;
  const rows = await db
    .select({ entry: scheduleEntries, slug: shows.slug })
    .from(scheduleEntries)
    .leftJoin(shows, eq(shows.id, scheduleEntries.showId))
    .where(
      and(
        eq(scheduleEntries.siteId, siteId(edition)),
        eq(scheduleEntries.channelId, channelId),
        gt(scheduleEntries.endsAt, startOfBroadcastDay(day)),
        lt(scheduleEntries.startsAt, startOfBroadcastDay(addDays(day, 1))),
      ),
    )
    .orderBy(asc(scheduleEntries.startsAt));
  const entries = rows.map(({ entry }) => entry);
  const recordings = await recordingsOf(db, edition, entries, now);
  return rows.map(({ entry, slug }) =>
    parse(scheduleCard, {
      id: entry.id,
      title: entry.title,
      startTime: wireMoment(entry.startsAt),
      endTime: wireMoment(entry.endsAt),
      url: slug ? { href: showUrl(edition, slug), title: entry.title } : null,
      catchUp: recordings.get(entry.id) ?? null,
    }),
  );
}

/**
 * Links past broadcasts, by id, to their recording: the first video or audio that the show published after the start,
 * within a day and before its next broadcast.
 */
async function recordingsOf(db: Database, edition: Edition, entries: readonly Entry[], now: Date) {
  const over = entries.filter(({ showId, endsAt }) => showId !== null && endsAt <= now);
  const [first] = over;
  const last = over.at(-1);
  const found = new Map<number, { href: string; title: string }>();
  if (!first || !last) return found;
  const published = await db
    .select({ content: contents, sectionSlug: sections.slug })
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .where(
      and(
        eq(contents.siteId, siteId(edition)),
        inArray(contents.kind, ['video', 'audio']),
        inArray(
          contents.showId,
          over.flatMap(({ showId }) => showId ?? []),
        ),
        gte(contents.publishedAt, first.startsAt),
        lt(contents.publishedAt, dayAfter(last.startsAt)),
        visible(now),
      ),
    )
    .orderBy(asc(contents.publishedAt));
  for (const { id, showId, startsAt } of over) {
    const again = entries.find((other) => other.showId === showId && other.startsAt > startsAt)?.startsAt;
    const until = again && again < dayAfter(startsAt) ? again : dayAfter(startsAt);
    const recording = published.find(
      ({ content }) =>
        content.showId === showId && content.publishedAt >= startsAt && content.publishedAt < until,
    );
    if (!recording) continue;
    const { content, sectionSlug } = recording;
    found.set(id, { href: contentUrl(edition, { ...content, sectionSlug }), title: content.title });
  }
  return found;
}

function dayAfter(moment: Date): Date {
  return new Date(moment.getTime() + DAY_MS);
}

/** One broadcast of a show. */
export interface Broadcast {
  readonly channel: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The current broadcast of a show, and its next ones. */
export function broadcastsOf(
  db: Database,
  showId: number,
  { limit, now }: { limit: number; now: Date },
): Promise<Broadcast[]> {
  return db
    .select({
      channel: channels.name,
      startsAt: scheduleEntries.startsAt,
      endsAt: scheduleEntries.endsAt,
    })
    .from(scheduleEntries)
    .innerJoin(channels, eq(channels.id, scheduleEntries.channelId))
    .where(and(eq(scheduleEntries.showId, showId), gt(scheduleEntries.endsAt, now)))
    .orderBy(asc(scheduleEntries.startsAt), asc(channels.position))
    .limit(limit);
}
