import { type WeatherCode, weatherCodes } from '@portada/contract';
import { expect, test } from 'vitest';
import { texts as catalan } from '../texts/weather.ca.ts';
import { texts as spanish } from '../texts/weather.ts';
import { wordsOf } from '../words.ts';
import { skyName } from './sky-name.ts';

const inSpanish = wordsOf(spanish, 'es');
const inCatalan = wordsOf(catalan, 'ca');

test.each([
  ['11', 'Despejado', 'Serè'],
  ['17', 'Nubes altas', 'Núvols alts'],
  ['24', 'Nuboso con lluvia', 'Ennuvolat amb pluja'],
  ['36', 'Cubierto con nieve', 'Cobert amb neu'],
  ['43', 'Intervalos nubosos con lluvia escasa', 'Intervals de núvols amb pluja escassa'],
  ['53', 'Muy nuboso con tormenta', 'Molt ennuvolat amb tempesta'],
  [
    '61',
    'Intervalos nubosos con tormenta y lluvia escasa',
    'Intervals de núvols amb tempesta i pluja escassa',
  ],
  ['71', 'Intervalos nubosos con nieve escasa', 'Intervals de núvols amb neu escassa'],
  ['82', 'Bruma', 'Boirina'],
  ['12n', 'Poco nuboso, de noche', 'Poc ennuvolat, de nit'],
] satisfies [WeatherCode, string, string][])('[WTHR-01] %s is «%s», «%s»', (code, es, ca) => {
  expect(skyName(code, inSpanish)).toBe(es);
  expect(skyName(code, inCatalan)).toBe(ca);
});

test('[WTHR-01] every code has a name of its own, by day and by night, in both languages', () => {
  const codes: WeatherCode[] = weatherCodes.flatMap((code) => [code, `${code}n` as const]);
  for (const words of [inSpanish, inCatalan]) {
    const names = codes.map((code) => skyName(code, words));
    expect(new Set(names).size).toBe(codes.length);
    for (const name of names) expect(name).not.toMatch(/[{}]/);
    expect(names).not.toContain(skyName(null, words));
  }
});
