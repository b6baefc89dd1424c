import * as v from '../valibot.ts';
import { list, moment, number, text } from '../wire.ts';

/**
 * The sky state codes of the Spanish weather agency, from 11 (clear) to 83 (haze) (WTHR-01).
 * The first digit is the family: 1 dry, 2 rain, 3 snow, 4 light rain, 5 storm, 6 storm with light rain,
 * 7 light snow, 8 poor visibility; the second the cloud cover. A final `n` marks the night.
 */
// biome-ignore format: one family per line
export const weatherCodes = [
  '11', '12', '13', '14', '15', '16', '17',
  '23', '24', '25', '26',
  '33', '34', '35', '36',
  '43', '44', '45', '46',
  '51', '52', '53', '54',
  '61', '62', '63', '64',
  '71', '72', '73', '74',
  '81', '82', '83',
] as const;
export type DayWeatherCode = (typeof weatherCodes)[number];
export type WeatherCode = DayWeatherCode | `${DayWeatherCode}n`;

const covers = ['intervals', 'cloudy', 'veryCloudy', 'overcast'] as const;
/** The cloud cover; the thin clouds of `high` cover nothing. */
export type SkyCover = 'clear' | 'few' | (typeof covers)[number] | 'high';
/** The precipitation, with or without thunder. */
export type SkyFall = 'rain' | 'snow' | 'lightRain' | 'storm' | 'stormRain' | 'lightSnow';
/** Particles that reduce visibility. */
export type SkyHaze = 'fog' | 'mist' | 'haze';

/** A decomposed code, for icons and names made of few parts (WTHR-01). */
export interface Sky {
  readonly night: boolean;
  readonly cover?: SkyCover;
  readonly fall?: SkyFall;
  readonly haze?: SkyHaze;
}

const dry = ['clear', 'few', ...covers, 'high'] as const;
const hazes = ['fog', 'mist', 'haze'] as const;
/** By the first digit: the precipitation, and the second digit of the least cover with it. */
const falls: Readonly<Record<string, readonly [SkyFall, number]>> = {
  2: ['rain', 3],
  3: ['snow', 3],
  4: ['lightRain', 3],
  5: ['storm', 1],
  6: ['stormRain', 1],
  7: ['lightSnow', 1],
};

/** Decomposes a code. */
export function skyOf(code: WeatherCode): Sky {
  const [family = '', degree = ''] = code;
  const night = code.endsWith('n');
  const falling = falls[family];
  if (falling) {
    const [fall, least] = falling;
    return { night, fall, cover: covers[Number(degree) - least] ?? 'overcast' };
  }
  if (family === '8') return { night, haze: hazes[Number(degree) - 1] ?? 'fog' };
  return { night, cover: dry[Number(degree) - 1] ?? 'clear' };
}

/** An unknown code is parsed as null. */
const code = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((code) => readWeatherCode(String(code))),
);

/** An hour of a forecast: degrees Celsius, and the chance of rain in per cent. */
export const forecastHour = v.object({ at: moment, code, temperature: number, rainChance: number });
export type ForecastHour = v.InferOutput<typeof forecastHour>;

/** One day of a forecast, temperatures in degrees Celsius. What follows them is told where it is known. */
export const forecastDay = v.object({
  /** `YYYY-MM-DD` */
  date: v.string(),
  code,
  min: number,
  max: number,
  /** In km/h. */
  windSpeed: number,
  /** Where the wind comes from, in degrees clockwise from the north. */
  windDirection: number,
  /** In per cent. */
  rainChance: number,
  /** In millimetres. */
  rainAmount: number,
  /** Of the waves in metres, where the place has a coast: the state of the sea follows from it. */
  waveHeight: number,
  hours: v.fallback(v.nullish(list(forecastHour), []), []),
});
export type ForecastDay = v.InferOutput<typeof forecastDay>;

export const forecast = v.object({ place: text, forecast: list(forecastDay) });
export type Forecast = v.InferOutput<typeof forecast>;

/** The code, or null for an unknown one. */
export function readWeatherCode(code: string): WeatherCode | null {
  const day = weatherCodes.find((candidate) => code === candidate || code === `${candidate}n`);
  if (!day) return null;
  return code === day ? day : `${day}n`;
}
