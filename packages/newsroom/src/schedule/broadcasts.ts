/** The broadcasts of channels. */
import { type Channel, channel, type ScheduleCard, scheduleCard } from '@portada/contract';
import { startOfBroadcastDay } from '@portada/shared/broadcast-day.ts';
import { addDays } from '@portada/shared/days.ts';
import { SCHEDULE_PATH } from '@portada/shared/paths.ts';
import { and, asc, eq, exists, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { parse } from 'valibot';
import { pageUrl } from '../config/local-paths.ts';
import { contentUrl, showUrl } from '../content/addresses.ts';
import { visible } from '../content/cards.ts';
import { wireMoment } from '../content/dates.ts';
import { type Edition, siteId } from '../content/edition.ts';
import type { Database } from '../db/client.ts';
import { type Reading, rowsOf, together } from '../db/reading.ts';
import { contents, sections } from '../db/schema/content.ts';
import { channels, scheduleEntries } from '../db/schema/programming.ts';
import { shows } from '../db/schema/shows.ts';

const DAY_MS = 24 * 3_600_000;

/** The TV and radio channels, in order. */
export function listChannels(db: Database): Reading<Channel[]> {
  return readChannels(db, undefined);
}

function readChannels(db: Database, where: SQL | undefined): Reading<Channel[]> {
  return rowsOf(db, db.select().from(channels).where(where).orderBy(asc(channels.position))).map((rows) =>
    rows.map(({ id, name, medium }) => parse(channel, { id, name, type: medium })),
  );
}

type Entry = typeof scheduleEntries.$inferSelect;

interface ScheduleQuery {
  /** The first one by default. */
  readonly channelId?: string;
  readonly day: string;
  readonly now: Date;
}

export interface Schedule {
  readonly channel: Channel;
  readonly items: ScheduleCard[];
}

/** The broadcasts of a channel on a broadcasting day; undefined if there is no such channel. */
export function scheduleOf(
  db: Database,
  edition: Edition,
  { channelId, day, now }: ScheduleQuery,
): Reading<Schedule | undefined> {
  const chosen = channelId === undefined ? firstChannel(db) : sql`${channelId}`;
  const ofDay = and(
    eq(scheduleEntries.siteId, siteId(edition)),
    eq(scheduleEntries.channelId, chosen),
    gt(scheduleEntries.endsAt, startOfBroadcastDay(day)),
    lt(scheduleEntries.startsAt, startOfBroadcastDay(addDays(day, 1))),
  );
  const entries = db
    .select({ entry: scheduleEntries, slug: shows.slug })
    .from(scheduleEntries)
    .leftJoin(shows, eq(shows.id, scheduleEntries.showId))
    .where(ofDay)
    .orderBy(asc(scheduleEntries.startsAt));
  return together(db, {
    channels: readChannels(db, eq(channels.id, chosen)),
    entries: rowsOf(db, entries),
    published: rowsOf(db, publishedAfter(db, edition, and(ofDay, lte(scheduleEntries.endsAt, now)), now)),
  }).map(({ channels: [channel], entries: rows, published }) => {
    if (!channel) return undefined;
    const recordings = recordingsOf(
      edition,
      rows.map(({ entry }) => entry),
      published,
      now,
    );
    const items = rows.map(({ entry, slug }) =>
      parse(scheduleCard, {
        id: entry.id,
        title: entry.title,
        startTime: wireMoment(entry.startsAt),
        endTime: wireMoment(entry.endsAt),
        url: slug ? { href: showUrl(edition, slug), title: entry.title } : null,
        catchUp: recordings.get(entry.id) ?? null,
        calendar: entry.startsAt > now ? pageUrl(edition.base, `${SCHEDULE_PATH}${entry.id}.ics`) : '',
      }),
    );
    return { channel, items };
  });
}

function firstChannel(db: Database): SQL {
  return sql`${db.select({ id: channels.id }).from(channels).orderBy(asc(channels.position)).limit(1)}`;
}

type Recording = Awaited<ReturnType<typeof publishedAfter>>[number];

/** The videos and audios that shows published within a day of the start of these broadcasts. */
function publishedAfter(db: Database, edition: Edition, broadcasts: SQL | undefined, now: Date) {
  const ofBroadcast = and(
    broadcasts,
    eq(scheduleEntries.showId, contents.showId),
    gte(contents.publishedAt, scheduleEntries.startsAt),
    lt(contents.publishedAt, sql`${scheduleEntries.startsAt} + interval '24 hours'`),
  );
  return db
    .select({
      id: contents.id,
      siteId: contents.siteId,
      showId: contents.showId,
      slug: contents.slug,
      title: contents.title,
      publishedAt: contents.publishedAt,
      sectionSlug: sections.slug,
    })
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .where(
      and(
        eq(contents.siteId, siteId(edition)),
        inArray(contents.kind, ['video', 'audio']),
        visible(now),
        exists(db.select({ id: scheduleEntries.id }).from(scheduleEntries).where(ofBroadcast)),
      ),
    )
    .orderBy(asc(contents.publishedAt));
}

/**
 * Links past broadcasts, by id, to their recording: the first video or audio that the show published after the start,
 * within a day and before its next broadcast.
 */
function recordingsOf(
  edition: Edition,
  entries: readonly Entry[],
  published: readonly Recording[],
  now: Date,
): Map<number, { href: string; title: string }> {
  const found = new Map<number, { href: string; title: string }>();
  for (const { id, showId, startsAt } of entries.filter(({ endsAt }) => endsAt <= now)) {
    const again = entries.find((other) => other.showId === showId && other.startsAt > startsAt)?.startsAt;
    const until = again && again < dayAfter(startsAt) ? again : dayAfter(startsAt);
    const recording = published.find(
      (content) =>
        content.showId === showId && content.publishedAt >= startsAt && content.publishedAt < until,
    );
    if (recording) found.set(id, { href: contentUrl(edition, recording), title: recording.title });
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

/** A broadcast of the site's with its channel, and the page of its show if it has one. */
export async function findBroadcast(
  db: Database,
  edition: Edition,
  id: number,
): Promise<(Broadcast & { readonly title: string; readonly slug: string | null }) | undefined> {
  const [found] = await db
    .select({
      title: scheduleEntries.title,
      channel: channels.name,
      slug: shows.slug,
      startsAt: scheduleEntries.startsAt,
      endsAt: scheduleEntries.endsAt,
    })
    .from(scheduleEntries)
    .innerJoin(channels, eq(channels.id, scheduleEntries.channelId))
    .leftJoin(shows, eq(shows.id, scheduleEntries.showId))
    .where(and(eq(scheduleEntries.id, id), eq(scheduleEntries.siteId, siteId(edition))));
  return found;
}
