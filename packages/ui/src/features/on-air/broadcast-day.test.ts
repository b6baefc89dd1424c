import { describe, expect, test } from 'vitest';
import { broadcastDayAt, startOfBroadcastDay } from './broadcast-day.ts';

const iso = (moment: number) => new Date(moment).toISOString();

describe('[SCHD-04] a broadcasting day', () => {
  test.each([
    ['in winter', '2026-11-22', '2026-11-22T05:00:00.000Z'],
    ['in summer', '2026-07-22', '2026-07-22T04:00:00.000Z'],
    ['on the day that loses an hour', '2026-03-29', '2026-03-29T04:00:00.000Z'],
    ['on the day that gains one', '2026-10-25', '2026-10-25T05:00:00.000Z'],
  ])('begins at six on the publisher’s clock %s', (_, day, start) => {
    expect(iso(startOfBroadcastDay(day))).toBe(start);
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
  });
});
