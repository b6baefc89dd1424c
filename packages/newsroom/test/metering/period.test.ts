/** Calendar periods in the newsroom's time zone: month ends, weeks, and clock changes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '../../src/content/dates.ts';
import { periods } from '../../src/db/schema/paywall.ts';
import { nextPeriod, periodStart } from '../../src/metering/period.ts';

const moments = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const anyPeriod = fc.constantFrom(...periods);

test('every moment is within its period: not before its first day, and before the next one', () => {
  fc.assert(
    fc.property(moments, anyPeriod, (moment, period) => {
      const start = periodStart(moment, period);
      expect(start <= dayOf(moment)).toBe(true);
      expect(nextPeriod(start, period) > dayOf(moment)).toBe(true);
    }),
  );
});

test('periods increase with time; a period’s first day belongs to it', () => {
  fc.assert(
    fc.property(moments, moments, anyPeriod, (one, other, period) => {
      const [earlier, later] = one <= other ? [one, other] : [other, one];
      expect(periodStart(earlier, period) <= periodStart(later, period)).toBe(true);
      const start = periodStart(one, period);
      expect(periodStart(new Date(`${start}T12:00:00Z`), period)).toBe(start);
      const next = nextPeriod(start, period);
      expect(periodStart(new Date(`${next}T12:00:00Z`), period)).toBe(next);
    }),
  );
});

test.each([
  ['the last minute of a month', '2026-02-28T22:59:00Z', 'month', '2026-02-01'],
  ['the first of the next, an hour before it is so in London', '2026-02-28T23:00:00Z', 'month', '2026-03-01'],
  ['a leap day', '2028-02-29T12:00:00Z', 'month', '2028-02-01'],
  ['new year', '2026-12-31T23:00:00Z', 'month', '2027-01-01'],
  ['a Sunday belongs to the week that began on Monday', '2026-11-22T12:00:00Z', 'week', '2026-11-16'],
  ['a Monday begins its own', '2026-11-23T12:00:00Z', 'week', '2026-11-23'],
  ['a week over the end of a year', '2027-01-02T12:00:00Z', 'week', '2026-12-28'],
  ['the night when an hour is left out, before midnight', '2026-03-28T22:59:59Z', 'day', '2026-03-28'],
  ['the day of 23 hours', '2026-03-29T21:59:59Z', 'day', '2026-03-29'],
  ['the day after it', '2026-03-29T22:00:00Z', 'day', '2026-03-30'],
  ['the first of two hours alike', '2026-10-25T00:30:00Z', 'day', '2026-10-25'],
  ['the second of them', '2026-10-25T01:30:00Z', 'day', '2026-10-25'],
  ['the end of the day of 25 hours', '2026-10-25T22:59:59Z', 'day', '2026-10-25'],
] as const)('%s', (_which, moment, period, start) => {
  expect(periodStart(new Date(moment), period)).toBe(start);
});
