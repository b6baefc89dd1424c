import { forecastDay } from '@portada/contract';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { hoursAhead } from './hours.ts';

const day = (date: string) =>
  parse(forecastDay, {
    date,
    hours: Array.from({ length: 24 }, (_, hour) => ({
      at: { date: `${date}T${String(hour).padStart(2, '0')}:00:00+01:00` },
    })),
  });

test('[WTHR-02] the hours to come are those of a day, from the current one on, across midnight', () => {
  const now = Date.parse('2026-11-21T22:30:00+01:00');
  const hours = hoursAhead([day('2026-11-21'), day('2026-11-22'), day('2026-11-23')], now);
  expect(hours).toHaveLength(25);
  expect([hours.at(0)?.at.date, hours.at(-1)?.at.date]).toEqual([
    '2026-11-21T22:00:00+01:00',
    '2026-11-22T22:00:00+01:00',
  ]);
});

test('[WTHR-02] hours that cannot be read leave their day as it is', () => {
  expect(parse(forecastDay, { date: '2026-11-21', hours: [{ at: 'soon' }] }).hours).toEqual([]);
});
