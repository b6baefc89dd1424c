import type { ForecastHour, Language } from '@portada/contract';
import { formatTime } from '@portada/shared/dates.ts';
import { formatMeasure } from '@portada/shared/numbers.ts';
import type { Key } from '@portada/shared/texts/weather.ts';
import { conditions } from '@portada/shared/weather/conditions.ts';
import { hoursAhead } from '@portada/shared/weather/hours.ts';
import { skyName } from '@portada/shared/weather/sky-name.ts';
import { type Words, wordsOf } from '@portada/shared/words.ts';
import type { FastifyInstance } from 'fastify';
import { sitePaths } from '../config/site-paths.ts';
import { listWeather, type PlaceForecast } from '../content/site-data.ts';
import { showPage, textsFor } from '../render/show-page.ts';
import type { Texts } from '../texts/texts.ts';

/** A week, today included. */
const DAYS = 7;

/** `/tiempo/`: the forecast of every place (WTHR-02). */
export function registerWeather(app: FastifyInstance): void {
  app.get(sitePaths.weather, { config: { shared: [] } }, async (request, reply) => {
    const { site, server } = request;
    const t = textsFor(request);
    const now = server.now();
    const places = await listWeather(server.db, site, now);
    return showPage(reply, {
      template: 'weather',
      title: t.weather.title,
      description: t.weather.intro,
      data: { places: places.map((place) => placeView(place, t, site.lang, now)) },
    });
  });
}

function placeView({ id, place, forecast }: PlaceForecast, t: Texts, lang: Language, now: Date) {
  const words = wordsOf(t.weather, lang);
  const days = forecast.slice(0, DAYS);
  return {
    id,
    place,
    forecast: days,
    days: days.map((day) => ({
      ...day,
      sky: skyName(day.code, words),
      conditions: conditions(day, words).join(' · '),
    })),
    hours: hoursAhead(days, now.getTime()).map((hour) => hourView(hour, words)),
  };
}

function hourView({ at, code, temperature, rainChance }: ForecastHour, words: Words<Key>) {
  return {
    at: at.date,
    time: formatTime(new Date(at.date), words.language),
    sky: skyName(code, words),
    degrees: temperature === null ? '–' : `${Math.round(temperature)}°`,
    chance: rainChance === null ? '–' : formatMeasure(rainChance, 'percent', words.language),
  };
}
