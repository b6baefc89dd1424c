/** Forecasts for the next days, without a weather service. */

import type { Database } from '@portada/newsroom';
import { dayOf } from '@portada/newsroom';
import { weatherForecasts, weatherPlaces } from '@portada/newsroom/schema';
import { addDays } from '@portada/shared/days.ts';
import { sql } from 'drizzle-orm';
import { insertAll } from './insert.ts';
import { createRandom } from './random.ts';

/** The places of forecasts; `warmth` is the difference from the coast, in degrees. */
const places = [
  { id: 'marola', nameEs: 'Marola', nameCa: 'Marola', warmth: 0 },
  { id: 'la-punta', nameEs: 'La Punta', nameCa: 'La Punta', warmth: 0 },
  { id: 'vilaclar', nameEs: 'Vilaclar', nameCa: 'Vilaclar', warmth: -1 },
  { id: 'collado', nameEs: 'El Collado', nameCa: 'El Collet', warmth: -6 },
  { id: 'la-sierra', nameEs: 'La Sierra', nameCa: 'La Serra', warmth: -8 },
  { id: 'benialba', nameEs: 'Benialba', nameCa: 'Benialba', warmth: 1 },
] as const;
const skies = ['11', '12', '13', '12', '14', '23', '43', '11', '15', '51', '17', '82'] as const;
/** The mean of each month on this coast, in degrees Celsius. */
const means = [11, 12, 14, 16, 19, 23, 26, 26, 23, 19, 15, 12];
const FORECAST_DAYS = 14;
const DAY_MS = 24 * 3_600_000;

/** Deterministic by day. */
function forecastRows(now: Date) {
  const today = dayOf(now);
  return places.flatMap(({ id, warmth }, index) =>
    Array.from({ length: FORECAST_DAYS }, (_, daysAhead) => {
      const day = addDays(today, daysAhead);
      const random = createRandom((Date.parse(day) / DAY_MS) * places.length + index);
      const mean = (means[Number(day.slice(5, 7)) - 1] ?? 16) + warmth;
      const [least, most] = [mean - random.between(3, 6), mean + random.between(3, 6)];
      return { placeId: id, day, code: random.pick([...skies]), min: least, max: most };
    }),
  );
}

export async function seedWeather(db: Database, now: Date): Promise<void> {
  const rows = places.map(({ warmth, ...place }, position) => ({ ...place, position }));
  await db.insert(weatherPlaces).values(rows);
  await insertAll(db, weatherForecasts, forecastRows(now));
}

/**
 * Adds the missing days to a database seeded earlier; existing forecasts and deleted places are left
 * alone.
 */
export async function renewForecasts(db: Database, now: Date): Promise<void> {
  for (const { placeId, day, code, min, max } of forecastRows(now)) {
    await db.execute(sql`
      insert into weather_forecasts (place_id, day, code, min, max)
      select id, ${day}::date, ${code}, ${min}::int, ${max}::int from weather_places where id = ${placeId}
      on conflict do nothing`);
  }
}
