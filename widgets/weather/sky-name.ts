import { skyOf, type WeatherCode } from '@portada/contract';
import type { Translate } from '@portada/core';
import type { WeatherKey } from './messages.ts';

/** The state of the sky in words; a code that nobody knows says nothing about it. */
export function skyName(code: WeatherCode | null, t: Translate<WeatherKey>): string {
  if (!code) return t('noData');
  const { night, cover, fall, haze } = skyOf(code);
  const seen = t(haze ?? cover ?? 'noData');
  const sky = fall ? t(fall, { sky: seen }) : seen;
  return night ? t('night', { sky }) : sky;
}
