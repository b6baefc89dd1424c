import { expect, test } from 'vitest';
import { dayAndMonth, longDay, weekdayOf } from './day-names.ts';

test.each([
  ['2026-11-22', 'es', 'Dom', '22 nov', 'domingo, 22 de noviembre'],
  ['2026-11-22', 'ca', 'Dg', '22 nov', 'diumenge, 22 de novembre'],
  ['2026-04-01', 'es', 'Mié', '1 abr', 'miércoles, 1 de abril'],
  ['2026-04-01', 'ca', 'Dc', '1 abr', 'dimecres, 1 d’abril'],
  ['2026-08-08', 'ca', 'Ds', '8 ag', 'dissabte, 8 d’agost'],
] as const)('%s in %s is %s, %s, or %s', (day, language, weekday, short, long) => {
  expect([weekdayOf(day, language), dayAndMonth(day, language), longDay(day, language)]).toEqual([
    weekday,
    short,
    long,
  ]);
});
