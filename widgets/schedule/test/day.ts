import { type Channel, channel, getSchedule, type ScheduleCard, scheduleCard } from '@portada/contract';
import { startOfBroadcastDay } from '@portada/shared/broadcast-day.ts';
import { addDays } from '@portada/shared/days.ts';
import { backEnd, json, type RecordedRequest } from '@portada/ui/test/back-end.ts';
import * as v from 'valibot';

/** A winter's Saturday in Madrid, at noon. */
export const NOW = Date.parse('2026-11-21T12:00:00+01:00');
export const TODAY = '2026-11-21';
export const HOUR_MS = 3_600_000;

export const channels: Channel[] = v.parse(v.array(channel), [
  { id: 'tv', name: 'Puerto TV', type: 'tv' },
  { id: 'tv2', name: 'Puerto 2', type: 'tv' },
  { id: 'fm', name: 'Radio Puerto', type: 'radio' },
]);

/** A broadcasting day of shows of an hour each, named after the channel, the day and the place in it. */
export function dayOf(channelId: string, day: string): ScheduleCard[] {
  const first = startOfBroadcastDay(day).getTime();
  const count = (startOfBroadcastDay(addDays(day, 1)).getTime() - first) / HOUR_MS;
  const at = (hour: number) => ({ date: new Date(first + hour * HOUR_MS).toISOString() });
  const title = (hour: number) => `${channelId} ${day} ${hour}`;
  return v.parse(
    v.array(scheduleCard),
    Array.from({ length: count }, (_, hour) => ({
      id: hour,
      title: title(hour),
      startTime: at(hour),
      endTime: at(hour + 1),
      url: hour % 2 ? null : { href: `/programas/${hour}/`, title: title(hour) },
      catchUp: hour % 3 ? null : { href: `/video/${hour}/`, title: title(hour) },
    })),
  );
}

/** What was asked for: `tv2 2026-11-22`. */
export const askedFor = ({ url }: RecordedRequest) => url.pathname.split('/').slice(-2).join(' ');

/** A back end that has a schedule for every channel and day. */
export function answerDay(asked: RecordedRequest): Response {
  const [channelId = '', day = ''] = askedFor(asked).split(' ');
  return json({ items: dayOf(channelId, day) });
}

export const serve = (answer: (asked: RecordedRequest) => Response | Promise<Response> = answerDay) =>
  backEnd([getSchedule, answer]);
