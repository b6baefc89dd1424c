/** Forecasts for the next days, without a weather service. */

import { type ForecastDay, skyOf } from '@portada/contract';
import type { Database } from '@portada/newsroom';
import { dayOf } from '@portada/newsroom';
import { weatherForecasts, weatherPlaces } from '@portada/newsroom/schema';
import { TIME_ZONE } from '@portada/shared/dates.ts';
import { addDays, withOffset } from '@portada/shared/days.ts';
import { sql } from 'drizzle-orm';
import { insertAll } from './insert.ts';
import { createRandom, type Random } from './random.ts';

/** The places of forecasts; `warmth` is the difference from the coast, in degrees, `coast` how high its waves are. */
const places = [
  { id: 'marola', nameEs: 'Marola', nameCa: 'Marola', warmth: 0, coast: 1 },
  { id: 'la-punta', nameEs: 'La Punta', nameCa: 'La Punta', warmth: 0, coast: 1.4 },
  { id: 'vilaclar', nameEs: 'Vilaclar', nameCa: 'Vilaclar', warmth: -1, coast: 0 },
  { id: 'collado', nameEs: 'El Collado', nameCa: 'El Collet', warmth: -6, coast: 0 },
  { id: 'la-sierra', nameEs: 'La Sierra', nameCa: 'La Serra', warmth: -8, coast: 0 },
  { id: 'benialba', nameEs: 'Benialba', nameCa: 'Benialba', warmth: 1, coast: 0 },
] as const;
const skies = ['11', '12', '13', '12', '14', '23', '43', '11', '15', '51', '17', '82'] as const;
/** The mean of each month on this coast, in degrees Celsius. */
const means = [11, 12, 14, 16, 19, 23, 26, 26, 23, 19, 15, 12];
const FORECAST_DAYS = 14;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The hour of the day at which it is warmest; half a day later it is coldest. */
const WARMEST = 15;

type Sky = (typeof skies)[number];
type Range = Pick<ForecastDay, 'date'> & { readonly min: number; readonly max: number };

/** Hour by hour from midnight on, by moonlight before eight and from seven in the evening on. */
function hoursOf({ date, min, max }: Range, sky: Sky, rainChance: number): ForecastDay['hours'] {
  const midnight = Date.parse(withOffset(`${date}T00:00:00`, TIME_ZONE));
  return Array.from({ length: 24 }, (_, hour) => {
    const warmth = (1 + Math.cos(((hour - WARMEST) / 12) * Math.PI)) / 2;
    return {
      at: { date: new Date(midnight + hour * HOUR_MS).toISOString() },
      code: hour < 8 || hour >= 19 ? (`${sky}n` as const) : sky,
      temperature: Math.round(min + warmth * (max - min)),
      rainChance,
    };
  });
}

/** Wind and rain as the sky has them, and on a coast the waves that the wind makes. */
function detailsOf(random: Random, range: Range, sky: Sky, coast: number) {
  const { fall } = skyOf(sky);
  const windSpeed = random.between(3, fall ? 45 : 24);
  const rainChance = fall ? 5 * random.between(9, 19) : 5 * random.between(0, 3);
  return {
    windSpeed,
    windDirection: 45 * random.between(0, 7),
    rainChance,
    rainAmount: fall ? random.between(1, 14) : 0,
    ...(coast > 0 && { waveHeight: Math.round(windSpeed * coast * 0.5) / 10 }),
    hours: hoursOf(range, sky, rainChance),
  };
}

/** Deterministic by day. */
function forecastRows(now: Date) {
  const today = dayOf(now);
  return places.flatMap(({ id, warmth, coast }, index) =>
    Array.from({ length: FORECAST_DAYS }, (_, daysAhead) => {
      const day = addDays(today, daysAhead);
      const random = createRandom((Date.parse(day) / DAY_MS) * places.length + index);
      const mean = (means[Number(day.slice(5, 7)) - 1] ?? 16) + warmth;
      const [least, most] = [mean - random.between(3, 6), mean + random.between(3, 6)];
      const code = random.pick([...skies]);
      const details = detailsOf(random, { date: day, min: least, max: most }, code, coast);
      return { placeId: id, day, code, min: least, max: most, details };
    }),
  );
}

export async function seedWeather(db: Database, now: Date): Promise<void> {
  const rows = places.map(({ id, nameEs, nameCa }, position) => ({ id, nameEs, nameCa, position }));
  await db.insert(weatherPlaces).values(rows);
  await insertAll(db, weatherForecasts, forecastRows(now));
}

/**
 * Adds the missing days to a database seeded earlier; existing forecasts and deleted places are left
 * alone.
 */
export async function renewForecasts(db: Database, now: Date): Promise<void> {
  for (const { placeId, day, code, min, max, details } of forecastRows(now)) {
    await db.execute(sql`
      insert into weather_forecasts (place_id, day, code, min, max, details)
      select id, ${day}::date, ${code}, ${min}::int, ${max}::int, ${JSON.stringify(details)}::jsonb
      from weather_places where id = ${placeId}
      on conflict do nothing`);
  }
}
