import { type Language, readWeatherCode } from '@portada/contract';
import { skyName } from '@portada/shared/weather/sky-name.ts';
import { wordsOf } from '@portada/shared/words.ts';
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
    const places = await listWeather(server.db, site, server.now());
    return showPage(reply, {
      template: 'weather',
      title: t.weather.title,
      description: t.weather.intro,
      data: { places: places.map((place) => placeView(place, t, site.lang)) },
    });
  });
}

function placeView({ id, place, forecast }: PlaceForecast, t: Texts, lang: Language) {
  const words = wordsOf(t.weather, lang);
  const days = forecast.slice(0, DAYS);
  return {
    id,
    place,
    forecast: days,
    days: days.map((day) => ({
      ...day,
      sky: skyName(readWeatherCode(day.code), words),
    })),
  };
}
