import { forecastDay } from '@portada/contract';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { texts as catalan } from '../texts/weather.ca.ts';
import { texts as spanish } from '../texts/weather.ts';
import { wordsOf } from '../words.ts';
import { conditions } from './conditions.ts';

const inSpanish = wordsOf(spanish, 'es');
const told = (day: object, words = inSpanish) =>
  conditions(parse(forecastDay, { date: '2026-11-21', ...day }), words)
    .join(' · ')
    .replaceAll('\u00a0', ' ');

const stormy = { windSpeed: 42.4, windDirection: 48, rainChance: 85, rainAmount: 12.5, waveHeight: 2 };

test('[WTHR-02] wind, rain and sea are told in words and measures, in both languages', () => {
  expect(told(stormy)).toBe(
    'Viento del noreste, 42,4 km/h · Lluvia: 85 %, 12,5 mm · Fuerte marejada, olas de 2 m',
  );
  expect(told(stormy, wordsOf(catalan, 'ca'))).toMatch(
    /^Vent del nord-est, 42,4 km\/h · Pluja: 85 ?%, 12,5 mm · Forta maror, onades de 2 m$/,
  );
});

test.each([
  [{}, ''],
  [{ windSpeed: 4, windDirection: 90 }, 'Viento en calma'],
  [{ windSpeed: 20 }, 'Viento, 20 km/h'],
  [{ windSpeed: 20, windDirection: 350 }, 'Viento del norte, 20 km/h'],
  [{ rainChance: 0, rainAmount: 0 }, 'Sin lluvia'],
  [{ rainChance: 10, rainAmount: 0 }, 'Lluvia: 10 %'],
  [{ rainAmount: 3 }, 'Lluvia: 3 mm'],
  [{ waveHeight: 0 }, 'Mar en calma'],
  [{ waveHeight: 0.5 }, 'Marejadilla, olas de 0,5 m'],
  [{ waveHeight: 20 }, 'Mar enorme, olas de 20 m'],
])('[WTHR-02] of %o it says «%s»', (day, text) => {
  expect(told(day)).toBe(text);
});

test.each([inSpanish, wordsOf(catalan, 'ca')])('a height is not alone on its line', (words) => {
  const [sea = ''] = conditions(parse(forecastDay, { date: '2026-11-21', waveHeight: 0.5 }), words);
  // What may be broken: after the name of the sea alone.
  expect(sea.split(' ')).toEqual([expect.stringMatching(/,$/), expect.stringMatching(/^(olas|onades)\s/)]);
});
