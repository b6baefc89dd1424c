import { expect, test, vi } from 'vitest';
import { formatTimestamp, TIME_ZONE, wallClock } from './dates.ts';

const HOUR_MS = 3_600_000;
const YEARS = [1976, 1995, 2016, 2026, 2027, 2040];

test('[CARD-12] by the browser’s `Temporal`, the publisher’s clock is that of `Intl`, hour by hour', () => {
  expect(typeof Temporal).toBe('object');
  const byIntl = new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const written = (moment: Date) => wallClock(moment).toISOString().replace('T', ' ').slice(0, 19);
  const hours = YEARS.flatMap((year) =>
    Array.from({ length: 366 * 24 }, (_, hour) => new Date(Date.UTC(year, 0, 1) + hour * HOUR_MS)),
  );
  expect(hours.map(written)).toEqual(hours.map((moment) => byIntl.format(moment)));
});

test('a date that is none has no time', () => {
  expect(() => wallClock(new Date(Number.NaN))).toThrow(RangeError);
});

test.each(['es', 'ca'])('a timestamp in %s needs no formatter, the first of which is dear', (language) => {
  const formatter = vi.spyOn(Intl, 'DateTimeFormat');
  formatTimestamp(new Date('2019-03-31T00:30:00Z'), language);
  expect(formatter).not.toHaveBeenCalled();
});
