/** What a channel broadcasts on a day (SCHD-04), and the forecast of a place (WTHR-02). */
import { getForecast, getSchedule } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { isoDate, pipe, safeParse, string } from 'valibot';
import { isInCalendar } from '../content/dates.ts';
import { listWeather } from '../content/site-data.ts';
import { ApiError } from '../http/errors.ts';
import { handle, invalidFields } from '../http/handle.ts';
import { cleanText } from '../search/text.ts';
import { scheduleOf } from './broadcasts.ts';

const day = pipe(string(), isoDate());

export function registerSchedule(app: FastifyInstance): void {
  handle(
    app,
    getSchedule,
    async ({ params, request }) => {
      if (!isDay(params.day)) throw invalidFields({ day: 'validation.pattern' });
      const { day } = params;
      const channelId = cleanText(params.channel);
      const items = await scheduleOf(app.db, request.site, { channelId, day, now: app.now() });
      if (!items) throw new ApiError(404, 'NOT_FOUND', 'There is no such channel.');
      return { items };
    },
    { cache: 'public' },
  );

  handle(
    app,
    getForecast,
    async ({ params, request }) => {
      const places = await listWeather(app.db, request.site, app.now());
      const found = places.find((candidate) => candidate.id === params.place);
      if (!found) throw new ApiError(404, 'NOT_FOUND', 'There is no such place.');
      return found;
    },
    { cache: 'public' },
  );
}

/** A day of the calendar: the 31st of February is none. */
function isDay(text: string): boolean {
  if (!safeParse(day, text).success || !isInCalendar(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
