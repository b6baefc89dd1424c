import type { Channel, ScheduleCard } from '@portada/contract';
import { broadcastDayAt, daysAround, startOfBroadcastDay } from '@portada/shared/broadcast-day.ts';
import { TIME_ZONE } from '@portada/shared/dates.ts';
import { dayAndMonth, longDay, weekdayOf } from '@portada/shared/day-names.ts';
import { addDays, dayAt, isDay } from '@portada/shared/days.ts';
import { fill } from '@portada/shared/fill.ts';
import { isOver, isToCome, onAir } from '@portada/shared/on-air.ts';
import { SCHEDULE_PATH } from '@portada/shared/paths.ts';
import { type ScheduleChoice, writeScheduleChoice } from '@portada/shared/schedule-route.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import type { RequestSite } from '../config/sites.ts';
import { endOfDay, isInCalendar, nextOf } from '../content/dates.ts';
import { nextBroadcastChange } from '../content/site-data.ts';
import { together } from '../db/reading.ts';
import { notFound, showPage, textsFor } from '../render/show-page.ts';
import type { Texts } from '../texts/texts.ts';
import { listChannels, scheduleOf } from './broadcasts.ts';

type Query = Partial<Record<keyof ScheduleChoice, unknown>>;

/** `/programacion/`: the schedule of a channel and day, with links to the others (SCHD-04). */
export function registerSchedule(app: FastifyInstance): void {
  app.get<{ Querystring: Query }>(
    SCHEDULE_PATH,
    { config: { shared: ['channel', 'day'] } },
    async (request, reply) => {
      const { site, server, query } = request;
      const t = textsFor(request);
      const now = server.now();
      const today = broadcastDayAt(now);
      const { channels, nextBroadcast } = await together(server.db, {
        channels: listChannels(server.db),
        nextBroadcast: nextBroadcastChange(server.db, site, now),
      });
      const channel = chosenChannel(channels, query.channel);
      const day = chosenDay(query.day, today);
      const items = channel
        ? ((await scheduleOf(server.db, site, { channelId: channel.id, day, now }))?.items ?? [])
        : [];
      const isFirst = channel === channels[0];
      return showPage(reply, {
        template: 'schedule',
        title: isFirst || !channel ? t.schedule.label : `${t.schedule.label}: ${channel.name}`,
        description: t.schedule.intro,
        // One canonical URL for all days of a channel.
        changesAt: nextOf([nextBroadcast, startOfBroadcastDay(addDays(today, 1)), endOfDay(now)], now),
        ...(channel && !isFirst && { canonical: addressOf({ channel: channel.id }) }),
        data: {
          channels,
          channel,
          day,
          date: longDay(day, site.lang),
          items,
          ...startingNow(broadcastViews(items, now)),
          again: channel?.type === 'radio' ? t.schedule.listenAgain : t.schedule.catchUp,
          groups: channel ? groupsOf(site, t, channels, { channel: channel.id, day }) : [],
          days: channel ? daysOf(site, t, now, { channel: channel.id, day }) : [],
        },
      });
    },
  );
}

function addressOf(choice: Partial<ScheduleChoice>): string {
  const query = new URLSearchParams();
  writeScheduleChoice(query, choice);
  return `${SCHEDULE_PATH}?${query}`;
}

/** The requested channel, by default the first; undefined in a newsroom without channels. */
function chosenChannel(channels: readonly Channel[], value: unknown): Channel | undefined {
  if (value === undefined) return channels[0];
  const found = channels.find(({ id }) => id === value);
  if (!found) throw notFound();
  return found;
}

function chosenDay(value: unknown, today: string): string {
  if (value === undefined) return today;
  if (typeof value !== 'string' || !isDay(value) || !isInCalendar(value)) throw notFound();
  return value;
}

function groupsOf(
  { base }: RequestSite,
  t: Texts,
  channels: readonly Channel[],
  { channel, day }: ScheduleChoice,
) {
  return (['tv', 'radio'] as const)
    .map((type) => ({
      name: t.schedule[type],
      channels: channels
        .filter((one) => one.type === type)
        .map(({ id, name }) => ({
          name,
          url: pageUrl(base, addressOf({ channel: id, day })),
          isCurrent: id === channel,
        })),
    }))
    .filter((group) => group.channels.length > 0);
}

function daysOf({ base, lang }: RequestSite, t: Texts, now: Date, { channel, day: chosen }: ScheduleChoice) {
  // The calendar's: after midnight the broadcasting day is no longer today's.
  const today = dayAt(now, TIME_ZONE);
  return daysAround(broadcastDayAt(now), chosen).map((day) => ({
    day,
    date: dayAndMonth(day, lang),
    weekday: day === today ? t.schedule.today : weekdayOf(day, lang),
    url: pageUrl(base, addressOf({ channel, day })),
    isCurrent: day === chosen,
  }));
}

/** The view models of broadcasts. */
function broadcastViews(items: readonly ScheduleCard[], now: Date) {
  const current = onAir(items, now.getTime());
  return items.map((item) => ({
    ...item,
    startsAt: new Date(item.startTime.date),
    endsAt: new Date(item.endTime.date),
    isPast: isOver(item, now.getTime()),
    isToCome: isToCome(item, now.getTime()),
    isOn: item === current,
  }));
}

/** A day begins with what is on: what has been stands apart. Without anything on it is read from its beginning. */
function startingNow(all: ReturnType<typeof broadcastViews>) {
  if (!all.some(({ isOn }) => isOn)) return { past: [], rows: all };
  return { past: all.filter(({ isPast }) => isPast), rows: all.filter(({ isPast }) => !isPast) };
}

/** Today on the first channel, from the current broadcast on; undefined if there is none. */
export function onAirToday(request: FastifyRequest) {
  const { site, server } = request;
  const now = server.now();
  return scheduleOf(server.db, site, { day: broadcastDayAt(now), now }).map((schedule) => {
    if (!schedule || schedule.items.length === 0) return undefined;
    const { channel, items } = schedule;
    return {
      title: fill(textsFor(request).schedule.onAir, { channel: channel.name }),
      url: pageUrl(site.base, SCHEDULE_PATH),
      items,
      rows: broadcastViews(items, now).filter(({ isPast }) => !isPast),
    };
  });
}
