import { skyOf, type WeatherCode } from '@portada/contract';
import type { Key } from '../texts/weather.ts';
import type { Words } from '../words.ts';

/** The state of the sky in words; an unknown code has no data. */
export function skyName(code: WeatherCode | null, { say }: Pick<Words<Key>, 'say'>): string {
  if (!code) return say('noData');
  const { night, cover, fall, haze } = skyOf(code);
  const seen = say(haze ?? cover ?? 'noData');
  const sky = fall ? say(fall, { sky: seen }) : seen;
  return night ? say('night', { sky }) : sky;
}
