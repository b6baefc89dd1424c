import { type DatePreset, datePresets } from '@portada/contract';
import { daysBetween, isDay } from '@portada/shared/days.ts';
import { describe, expect, test } from 'vitest';
import { isFuturePreset, presetFor, presetOf, presetRange } from './date-presets.ts';
import { dateValueOf } from './date-range.ts';

const timeZone = 'Europe/Madrid';
const at = (moment: string) => ({ now: new Date(moment), timeZone });

/** `start end` of a preset, or nothing for `any`. */
function range(preset: DatePreset, moment: string): string | undefined {
  const found = presetRange(preset, at(moment));
  return found ? `${found.start} ${found.end}` : undefined;
}

describe('[DATE-01] the presets', () => {
  // A Saturday.
  const now = '2026-11-21T12:00:00+01:00';
  test.each<[DatePreset, string | undefined]>([
    ['any', undefined],
    ['today', '2026-11-21 2026-11-21'],
    ['yesterday', '2026-11-20 2026-11-20'],
    ['last24hours', '2026-11-20 2026-11-21'],
    ['lastWeek', '2026-11-14 2026-11-21'],
    ['lastMonth', '2026-10-21 2026-11-21'],
    ['lastYear', '2025-11-21 2026-11-21'],
    ['tomorrow', '2026-11-22 2026-11-22'],
    ['nextWeek', '2026-11-23 2026-11-29'],
    ['nextWeekend', '2026-11-28 2026-11-29'],
    ['nextMonth', '2026-12-01 2026-12-31'],
    ['thisMonth', '2026-11-01 2026-11-30'],
    ['nextYear', '2027-01-01 2027-12-31'],
  ])('%s, on a Saturday', (preset, days) => {
    expect(range(preset, now)).toBe(days);
  });

  test('are all there', () => {
    expect(datePresets.map((preset) => presetOf(preset))).toEqual(datePresets);
    expect(presetOf('someday')).toBeUndefined();
  });

  test.each<[string, DatePreset, string, string]>([
    ['on the last day of a year', 'tomorrow', '2026-12-31T12:00:00+01:00', '2027-01-01 2027-01-01'],
    ['on the last day of a year', 'nextMonth', '2026-12-31T12:00:00+01:00', '2027-01-01 2027-01-31'],
    ['on the last day of a year', 'nextWeek', '2026-12-31T12:00:00+01:00', '2027-01-04 2027-01-10'],
    ['on the first day of a year', 'yesterday', '2027-01-01T00:00:00+01:00', '2026-12-31 2026-12-31'],
    ['on the first day of a year', 'lastMonth', '2027-01-01T00:00:00+01:00', '2026-12-01 2027-01-01'],
    ['before a short month', 'nextMonth', '2027-01-31T12:00:00+01:00', '2027-02-01 2027-02-28'],
    ['after a short month', 'lastMonth', '2027-03-31T12:00:00+02:00', '2027-02-28 2027-03-31'],
    ['before a leap day', 'tomorrow', '2028-02-28T12:00:00+01:00', '2028-02-29 2028-02-29'],
    ['on a leap day', 'lastYear', '2028-02-29T12:00:00+01:00', '2027-02-28 2028-02-29'],
    ['in a leap year', 'nextMonth', '2028-01-31T12:00:00+01:00', '2028-02-01 2028-02-29'],
    ['on a Monday', 'nextWeek', '2026-11-23T12:00:00+01:00', '2026-11-30 2026-12-06'],
    ['on a Sunday', 'nextWeek', '2026-11-22T12:00:00+01:00', '2026-11-23 2026-11-29'],
    ['on a Friday', 'nextWeekend', '2026-11-20T12:00:00+01:00', '2026-11-21 2026-11-22'],
    ['on a Sunday', 'nextWeekend', '2026-11-22T12:00:00+01:00', '2026-11-28 2026-11-29'],
    ['a minute before midnight', 'today', '2026-11-21T23:59:00+01:00', '2026-11-21 2026-11-21'],
    [
      'at midnight, while it is yesterday in UTC',
      'today',
      '2026-11-22T00:00:00+01:00',
      '2026-11-22 2026-11-22',
    ],
    ['when the clocks go back', 'tomorrow', '2026-10-24T23:30:00+02:00', '2026-10-25 2026-10-25'],
    ['when the clocks go back', 'yesterday', '2026-10-26T00:30:00+01:00', '2026-10-25 2026-10-25'],
    ['when the clocks go forward', 'yesterday', '2027-03-29T00:30:00+02:00', '2027-03-28 2027-03-28'],
    ['when the clocks go forward', 'nextWeek', '2027-03-27T23:30:00+01:00', '2027-03-29 2027-04-04'],
  ])('%s: %s', (_, preset, moment, days) => {
    expect(range(preset, moment)).toBe(days);
  });
});

test('[DATE-04] only these lie in the future', () => {
  expect(datePresets.filter(isFuturePreset)).toEqual([
    'tomorrow',
    'nextWeek',
    'nextWeekend',
    'nextMonth',
    'nextYear',
  ]);
});

describe('[SEEK-06] on the wire', () => {
  const now = at('2026-11-21T12:34:56+01:00');

  test('all dates are none', () => {
    expect(dateValueOf(null, now)).toBeUndefined();
  });

  test('several days are days', () => {
    const days = { start: '2026-11-01', end: '2026-11-21' };
    expect(dateValueOf(days, now)).toEqual(days);
  });

  test('the last 24 hours are hours, to the minute', () => {
    expect(dateValueOf(presetRange('last24hours', now), now)).toEqual({
      start: '2026-11-20T11:34:00Z',
      end: '2026-11-21T11:34:00Z',
    });
  });

  test.each([
    ['2026-11-21', '2026-11-21T23:59:59+01:00'],
    ['2026-10-25', '2026-10-25T23:59:59+01:00'],
    ['2027-03-28', '2027-03-28T23:59:59+02:00'],
  ])('[DATE-06] a single day, %s, reaches to its end', (day, end) => {
    expect(dateValueOf({ start: day, end: day }, now)).toEqual({ start: day, end });
  });
});

describe('the days of an address', () => {
  const now = at('2026-11-21T12:00:00+01:00');
  const offered = ['any', 'today', 'last24hours', 'lastWeek'] as const;

  const preset = (start: string, end: string) => presetFor(daysBetween(start, end), offered, now);

  test('are a preset that the page offers, or days', () => {
    expect(preset('2026-11-21', '2026-11-21')).toBe('today');
    expect(preset('2026-11-14', '2026-11-21')).toBe('lastWeek');
    expect(preset('2026-10-21', '2026-11-21')).toBeUndefined();
    expect(presetFor(null, offered, now)).toBe('any');
  });

  test('are never taken for the last 24 hours, which begin at an hour', () => {
    expect(preset('2026-11-20', '2026-11-21')).toBeUndefined();
  });

  test.each([
    ['2026-11-21', '2026-11-20'],
    ['2026-02-30', '2026-03-01'],
    ['', '2026-11-21'],
    ['2026-11-21', ''],
    ['21/11/2026', '22/11/2026'],
    ['2026-11-21T10:00', '2026-11-22'],
    ['0000-00-00', '9999-99-99'],
  ])('from %j to %j are none', (start, end) => {
    expect(daysBetween(start, end)).toBeNull();
  });

  test.each(['2026-13-01', '2026-02-29', '2026-1-1', 'hoy', ''])('%j is no day', (text) => {
    expect(isDay(text)).toBe(false);
  });
});
