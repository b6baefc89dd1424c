/** The schedule of a channel and day (SCHD-04), and the forecast of a place (WTHR-02). */
import { getForecast, getSchedule } from '@portada/contract';
import { isDay } from '@portada/shared/days.ts';
import type { FastifyInstance } from 'fastify';
import { isInCalendar } from '../content/dates.ts';
import { cleanLine } from '../content/plain-text.ts';
import { listWeather } from '../content/site-data.ts';
import { ApiError } from '../http/errors.ts';
import { handle, invalidFields } from '../http/handle.ts';
import { scheduleOf } from './broadcasts.ts';

export function registerSchedule(app: FastifyInstance): void {
  handle(
    app,
    getSchedule,
    async ({ params, request }) => {
      const { day } = params;
      if (!isDay(day) || !isInCalendar(day)) throw invalidFields({ day: 'validation.pattern' });
      const channelId = cleanLine(params.channel);
      const schedule = await scheduleOf(app.db, request.site, { channelId, day, now: app.now() });
      if (!schedule) throw new ApiError(404, 'NOT_FOUND', 'There is no such channel.');
      return { items: schedule.items };
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
