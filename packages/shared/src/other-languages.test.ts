import { expect, test } from 'vitest';
import { formatDate, formatTimestamp } from './dates.ts';
import { dayAndMonth, longDay, weekdayAndDate, weekdayOf } from './day-names.ts';
import { fill } from './fill.ts';

const moment = new Date('2026-11-23T09:30:00+01:00');
const day = '2026-11-23';

test('[I18N-01] in Galician, dates and numbers are those of `Intl`', () => {
  expect(formatDate(moment, 'gl')).toBe('23 de nov. de 2026');
  expect(formatTimestamp(moment, 'gl')).toBe('23 de nov. de 2026, 09:30');
  expect(longDay(day, 'gl')).toBe('luns, 23 de novembro');
  expect(weekdayAndDate(day, 'gl')).toBe('Luns, 23 de nov.');
  expect([weekdayOf(day, 'gl'), dayAndMonth(day, 'gl')]).toEqual(['Luns', '23 de nov.']);
  expect(fill('{count} votos', { count: 12_040.5 }, 'gl')).toBe('12.040,5 votos');
});

test('[I18N-01] in Basque, the day follows the month and the year', () => {
  expect(formatDate(moment, 'eu')).toBe('2026(e)ko aza. 23(a)');
  expect(weekdayAndDate(day, 'eu')).toBe('Aza. 23(a), al.');
  expect([weekdayOf(day, 'eu'), dayAndMonth(day, 'eu')]).toEqual(['Al', 'aza. 23(a)']);
  expect(fill('{count} boto', { count: 1_204 }, 'eu')).toBe('1.204 boto');
});
