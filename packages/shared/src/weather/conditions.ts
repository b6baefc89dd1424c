import type { ForecastDay } from '@portada/contract';
import { formatMeasure } from '../numbers.ts';
import type { Key } from '../texts/weather.ts';
import type { Words } from '../words.ts';

/** From the north on, clockwise, each the middle of an eighth of the circle. */
const winds = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;
const EIGHTH = 45;
/** The weather agency calls a wind calm up to this speed, in km/h. */
const CALM = 5;

/** The states of the sea on the Douglas scale, each with the height of its waves in metres. */
const seas = [
  ['calmSea', 0],
  ['rippled', 0.1],
  ['smooth', 0.5],
  ['slight', 1.25],
  ['moderate', 2.5],
  ['rough', 4],
  ['veryRough', 6],
  ['highSea', 9],
  ['veryHigh', 14],
  ['huge', Number.POSITIVE_INFINITY],
] as const;

/** Wind, rain and sea of a day in words, as far as they are known: a place without a coast has no sea. */
export function conditions(day: ForecastDay, words: Words<Key>): string[] {
  return [windOf(day, words), rainOf(day, words), seaOf(day, words)].filter((text) => text !== '');
}

function windOf({ windSpeed, windDirection }: ForecastDay, { say, language }: Words<Key>): string {
  if (windSpeed === null) return '';
  if (windSpeed <= CALM) return say('calmWind');
  const from = windDirection === null ? undefined : winds[Math.round(windDirection / EIGHTH) % winds.length];
  return `${say(from ?? 'wind')}, ${formatMeasure(windSpeed, 'kilometer-per-hour', language)}`;
}

function rainOf({ rainChance, rainAmount }: ForecastDay, { say, language }: Words<Key>): string {
  if (rainChance === 0) return say('dry');
  const measures = [
    rainChance === null ? '' : formatMeasure(rainChance, 'percent', language),
    rainAmount ? formatMeasure(rainAmount, 'millimeter', language) : '',
  ].filter((text) => text !== '');
  return measures.length > 0 ? `${say('chance')}: ${measures.join(', ')}` : '';
}

function seaOf({ waveHeight }: ForecastDay, { say, language }: Words<Key>): string {
  if (waveHeight === null) return '';
  const [state] = seas.find(([, height]) => waveHeight <= height) ?? seas[0];
  if (state === 'calmSea') return say(state);
  return `${say(state)}, ${say('waves', { height: formatMeasure(waveHeight, 'meter', language) })}`;
}
