import { describe, expect, test } from 'vitest';
import { formatDate, formatTime, formatTimestamp } from './dates.ts';

const spanish = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'];
const catalan = ['gen', 'febr', 'març', 'abr', 'maig', 'juny', 'jul', 'ag', 'set', 'oct', 'nov', 'des'];
const month = (index: number) => String(index + 1).padStart(2, '0');

describe('the date of a card', () => {
  test.each(spanish.map((name, index) => [month(index), name]))(
    '[CARD-11] in Spanish, month %s: %s',
    (number, name) => {
      expect(formatDate(new Date(`2026-${number}-09T12:00:00+01:00`), 'es')).toBe(`09 ${name} 2026`);
    },
  );

  test.each(catalan.map((name, index) => [month(index), name]))(
    '[CARD-11] in Catalan, month %s: %s',
    (number, name) => {
      expect(formatDate(new Date(`2026-${number}-09T12:00:00+01:00`), 'ca')).toBe(`9 ${name} 2026`);
    },
  );

  test.each([
    ['2026-11-20T23:59:59+01:00', '20 nov 2026'],
    ['2026-11-21T00:00:00+01:00', '21 nov 2026'],
    ['2026-11-20T23:00:00Z', '21 nov 2026'],
    ['2026-12-31T22:59:59Z', '31 dic 2026'],
    ['2026-12-31T23:00:00Z', '01 ene 2027'],
    ['2028-02-29T12:00:00+01:00', '29 feb 2028'],
    ['2026-06-30T22:00:00Z', '01 jul 2026'],
    ['2026-06-30T21:59:59Z', '30 jun 2026'],
    ['2026-11-21T09:30:00-05:00', '21 nov 2026'],
  ])('[CARD-11] is that of the publisher’s clock: %s is %s', (moment, date) => {
    expect(formatDate(new Date(moment), 'es')).toBe(date);
  });
});

describe('the time of day', () => {
  test.each([
    ['2026-11-21T00:00:00+01:00', '00:00'],
    ['2026-11-21T00:05:59+01:00', '00:05'],
    ['2026-11-21T09:30:00+01:00', '09:30'],
    ['2026-11-21T12:00:00+01:00', '12:00'],
    ['2026-11-21T13:07:00+01:00', '13:07'],
    ['2026-11-21T23:59:59+01:00', '23:59'],
  ])('[CARD-12] has 24 hours and two digits: %s is %s', (moment, time) => {
    expect(formatTime(new Date(moment), 'es')).toBe(time);
    expect(formatTime(new Date(moment), 'ca')).toBe(time);
  });

  test.each([
    ['2026-03-29T00:59:59Z', '01:59'],
    ['2026-03-29T01:00:00Z', '03:00'],
    ['2026-10-25T00:59:59Z', '02:59'],
    ['2026-10-25T01:00:00Z', '02:00'],
    ['2026-10-25T02:00:00Z', '03:00'],
  ])('[CARD-12] knows summer time: %s is %s', (moment, time) => {
    expect(formatTime(new Date(moment), 'es')).toBe(time);
  });
});

test.each([
  ['es', '2026-11-21T09:30:00+01:00', '21 nov 2026, 09:30'],
  ['es', '2026-09-01T00:00:00+02:00', '01 sept 2026, 00:00'],
  ['ca', '2026-08-05T18:05:00+02:00', '5 ag 2026, 18:05'],
  ['ca', '2026-12-31T23:59:00+01:00', '31 des 2026, 23:59'],
] as const)(
  '[CARD-12] a timestamp has day, short month, year, hour and minute (%s)',
  (language, moment, text) => {
    expect(formatTimestamp(new Date(moment), language)).toBe(text);
  },
);
