import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TIME_ZONE, wallClock } from './dates.ts';

const byIntl = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});
const written = (moment: Date) => wallClock(moment).toISOString().replace('T', ' ').slice(0, 19);

const MINUTE_MS = 60_000;
/** Near the midnights of the months in which Spain has changed its clocks since 1974. */
const changes = fc
  .record({
    year: fc.integer({ min: 1970, max: 2199 }),
    month: fc.constantFrom(2, 3, 8, 9),
    day: fc.integer({ min: 1, max: 31 }),
    minute: fc.integer({ min: -180, max: 180 }),
  })
  .map(({ year, month, day, minute }) => new Date(Date.UTC(year, month, day) + minute * MINUTE_MS));
const moments = fc.date({
  min: new Date('1970-01-01T00:00:00Z'),
  max: new Date('2199-12-31T23:59:59Z'),
  noInvalidDate: true,
});

test('[CARD-12] the publisher’s clock is that of `Intl`, at any moment and when it is changed', () => {
  fc.assert(
    fc.property(fc.oneof(moments, changes), (moment) => {
      expect(written(moment)).toBe(byIntl.format(moment));
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  '2026-03-29T00:59:59.999Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:59:59.999Z',
  '2026-10-25T01:00:00Z',
  '1976-03-27T22:59:59Z',
  '1976-03-27T23:00:00Z',
])('[CARD-12] a second before and after the clock is changed: %s', (moment) => {
  expect(written(new Date(moment))).toBe(byIntl.format(new Date(moment)));
});

test('a date that is none has no time', () => {
  expect(() => wallClock(new Date(Number.NaN))).toThrow(RangeError);
});
