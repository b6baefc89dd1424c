import { readWeatherCode, skyOf } from '@portada/contract';
import { fill } from '@portada/shared/fill.ts';
import type { FastifyInstance } from 'fastify';
import { listWeather, type PlaceForecast } from '../content/site-data.ts';
import { showPage, textsFor } from '../render/show-page.ts';
import type { Texts } from '../texts/texts.ts';

/** A week, today included. */
const DAYS = 7;

/** `/tiempo/`: the forecast of every place (WTHR-02). */
export function registerWeather(app: FastifyInstance): void {
  app.get('/tiempo/', async (request, reply) => {
    const { site, server } = request;
    const t = textsFor(request);
    const places = await listWeather(server.db, site, server.now());
    return showPage(reply, {
      template: 'weather',
      title: t.weather.title,
      description: t.weather.intro,
      data: { places: places.map((place) => placeView(place, t)) },
    });
  });
}

function placeView({ id, place, forecast }: PlaceForecast, t: Texts) {
  const days = forecast.slice(0, DAYS);
  return {
    id,
    place,
    forecast: days,
    days: days.map((day) => ({
      ...day,
      sky: skyName(day.code, t.weather),
    })),
  };
}

/** The state of the sky in words, as in the widget. */
function skyName(written: string, texts: Texts['weather']): string {
  const code = readWeatherCode(written);
  if (!code) return texts.noData;
  const { night, cover, fall, haze } = skyOf(code);
  const seen = texts[haze ?? cover ?? 'clear'];
  const sky = fall ? fill(texts[fall], { sky: seen }) : seen;
  return night ? fill(texts.night, { sky }) : sky;
}
