import { isDay as isRealBirthDate } from '@portada/contract/rules';
import { describe, expect, test } from 'vitest';
import { withoutIsoDates } from '../test/without-iso-dates.ts';
import { dayAt, endOfDay, isDay, withOffset } from './days.ts';

describe('where no language’s dates look like ISO 8601, as in WebKitGTK 2.50', () => {
  test.each([
    ['2026-11-21T22:59:59Z', '2026-11-21'],
    ['2026-11-21T23:00:00Z', '2026-11-22'],
    ['2026-07-04T22:00:00Z', '2026-07-05'],
  ])('%s is on %s by the clocks of Madrid', (moment, day) => {
    withoutIsoDates();
    expect(dayAt(new Date(moment), 'Europe/Madrid')).toBe(day);
    expect(dayAt(Date.parse(moment), 'Europe/Madrid')).toBe(day);
  });

  test('the last second of a day is written with its offset', () => {
    withoutIsoDates();
    expect(endOfDay('2026-11-21', 'Europe/Madrid')).toBe('2026-11-21T23:59:59+01:00');
    expect(endOfDay('2026-07-21', 'UTC')).toBe('2026-07-21T23:59:59+00:00');
  });
});

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['2026-11-21T09:30:00', false],
  [' 2026-11-21', false],
  ['', false],
])('«%s» is a day, here and by the rule of forms: %s', (text, expected) => {
  expect([isDay(text), isRealBirthDate(text)]).toEqual([expected, expected]);
});

test('an offset with seconds, as Liberia’s until 1972, is written to the minute', () => {
  expect(withOffset('1971-03-29T02:30:00', 'Africa/Monrovia')).toBe('1971-03-29T02:30:00-00:44');
});
