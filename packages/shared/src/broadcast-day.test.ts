import { describe, expect, test } from 'vitest';
import { broadcastDayAt, daysAround, startOfBroadcastDay } from './broadcast-day.ts';

describe('[SCHD-04] a broadcasting day', () => {
  test.each([
    ['in winter', '2026-11-22', '2026-11-22T05:00:00.000Z'],
    ['in summer', '2026-07-22', '2026-07-22T04:00:00.000Z'],
    ['on the day that loses an hour', '2026-03-29', '2026-03-29T04:00:00.000Z'],
    ['on the day that gains one', '2026-10-25', '2026-10-25T05:00:00.000Z'],
  ])('begins at six on the publisher’s clock %s', (_, day, start) => {
    expect(startOfBroadcastDay(day).toISOString()).toBe(start);
  });

  test.each([
    ['2026-11-22T05:59:59+01:00', '2026-11-21'],
    ['2026-11-22T06:00:00+01:00', '2026-11-22'],
    ['2026-11-22T23:59:59+01:00', '2026-11-22'],
    ['2026-11-23T00:30:00+01:00', '2026-11-22'],
    ['2026-10-25T05:30:00+01:00', '2026-10-24'],
    ['2026-03-29T05:59:00+02:00', '2026-03-28'],
    ['2027-01-01T01:00:00+01:00', '2026-12-31'],
  ])('at %s is that of %s', (moment, day) => {
    expect(broadcastDayAt(Date.parse(moment))).toBe(day);
    expect(broadcastDayAt(new Date(moment))).toBe(day);
  });
});

describe('the days to choose from', () => {
  const week = [
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ];

  test('are a week around today', () => {
    expect(daysAround('2026-11-22', '2026-11-25')).toEqual(week);
  });

  test('and the chosen day in its place, where it lies beyond', () => {
    expect(daysAround('2026-11-22', '2026-11-30')).toEqual([...week, '2026-11-30']);
    expect(daysAround('2026-11-22', '2026-11-01')).toEqual(['2026-11-01', ...week]);
  });
});
