import { datePresets } from '@portada/contract';
import {
  addDays,
  addMonths,
  dayAt,
  daysBetween,
  endOfDay,
  isDay,
  lastOfMonth,
  shortDay,
  weekday,
} from '@portada/shared/days.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFuturePreset, presetFor, presetRange } from './date-presets.ts';
import { dateValueOf } from './date-range.ts';

const ZONES = ['Europe/Madrid', 'Atlantic/Canary', 'America/Bogota', 'Pacific/Kiritimati', 'UTC'];
const moments = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2100-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const clocks = fc.record({ now: moments, timeZone: fc.constantFrom(...ZONES) });
const days = moments.map((moment) => dayAt(moment, 'UTC'));
const ranged = datePresets.filter((preset) => preset !== 'any');

/** Days from one to another, both counted. */
function lengthOf(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
}

function daysOf(preset: (typeof ranged)[number], clock: { now: Date; timeZone: string }) {
  const range = presetRange(preset, clock);
  if (!range) throw new Error(`${preset} is a range.`);
  return range;
}

describe('[DATE-01] whenever and wherever it is', () => {
  test.each(ranged)('%s is a range of days that exist, in order', (preset) => {
    fc.assert(
      fc.property(clocks, (clock) => {
        const { start, end } = daysOf(preset, clock);
        expect([isDay(start), isDay(end), start <= end]).toEqual([true, true, true]);
      }),
    );
  });

  test.each(ranged)('%s lies ahead if it is of the future, and not wholly ahead if it is not', (preset) => {
    fc.assert(
      fc.property(clocks, (clock) => {
        expect(daysOf(preset, clock).start > dayAt(clock.now, clock.timeZone)).toBe(isFuturePreset(preset));
      }),
    );
  });

  test('the rolling ones end today', () => {
    fc.assert(
      fc.property(
        clocks,
        fc.constantFrom('last24hours', 'lastWeek', 'lastMonth', 'lastYear'),
        (clock, preset) => {
          expect(daysOf(preset, clock).end).toBe(dayAt(clock.now, clock.timeZone));
        },
      ),
    );
  });

  test('the next week is a Monday and the six days after it, at most seven days ahead', () => {
    fc.assert(
      fc.property(clocks, (clock) => {
        const { start, end } = daysOf('nextWeek', clock);
        expect([weekday(start), weekday(end), lengthOf(start, end)]).toEqual([0, 6, 7]);
        expect(lengthOf(dayAt(clock.now, clock.timeZone), start)).toBeLessThanOrEqual(8);
      }),
    );
  });

  test('the next weekend is the coming Saturday and its Sunday', () => {
    fc.assert(
      fc.property(clocks, (clock) => {
        const { start, end } = daysOf('nextWeekend', clock);
        expect([weekday(start), weekday(end), lengthOf(start, end)]).toEqual([5, 6, 2]);
        expect(lengthOf(dayAt(clock.now, clock.timeZone), start)).toBeLessThanOrEqual(8);
      }),
    );
  });

  test('months and years are whole, and the next ones follow without a gap', () => {
    fc.assert(
      fc.property(clocks, (clock) => {
        const [current, next, year] = [
          daysOf('thisMonth', clock),
          daysOf('nextMonth', clock),
          daysOf('nextYear', clock),
        ];
        expect(current.start.slice(8)).toBe('01');
        expect(next.start).toBe(addDays(current.end, 1));
        expect(next.end).toBe(lastOfMonth(next.start));
        expect([year.start.slice(4), year.end.slice(4)]).toEqual(['-01-01', '-12-31']);
        expect(Number(year.start.slice(0, 4))).toBe(Number(current.start.slice(0, 4)) + 1);
      }),
    );
  });

  test('the last 24 hours are as many, whatever the clocks do', () => {
    fc.assert(
      fc.property(clocks, (clock) => {
        const value = dateValueOf(daysOf('last24hours', clock), clock);
        expect(Date.parse(value?.end ?? '') - Date.parse(value?.start ?? '')).toBe(86_400_000);
      }),
    );
  });

  test('days are known as the preset whose they are', () => {
    fc.assert(
      fc.property(clocks, fc.constantFrom(...ranged), (clock, preset) => {
        const { start, end } = daysOf(preset, clock);
        const found = presetFor(daysBetween(start, end), [preset], clock);
        expect(found).toBe(preset === 'last24hours' ? undefined : preset);
        expect(presetFor(daysOf(preset, clock), [], clock)).toBe(preset);
      }),
    );
  });
});

test('[DATE-06] a day ends a second before the next one begins, by the zone’s own clocks', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...ZONES), (day, timeZone) => {
      const end = new Date(endOfDay(day, timeZone));
      expect(dayAt(end, timeZone)).toBe(day);
      expect(dayAt(new Date(end.getTime() + 1000), timeZone)).toBe(addDays(day, 1));
    }),
  );
});

test('months on and back again stay in the month, and years keep the day but for 29 February', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -36, max: 36 }), (day, months) => {
      const there = addMonths(day, months);
      expect(isDay(there)).toBe(true);
      expect(addMonths(there, -months).slice(0, 7)).toBe(day.slice(0, 7));
      expect(Number(there.slice(8))).toBeLessThanOrEqual(Number(day.slice(8)));
    }),
  );
});

test('[DATE-07] days are shown as DD/MM/YY', () => {
  fc.assert(
    fc.property(days, (day) => {
      const [date, month, year] = shortDay(day).split('/');
      expect(`${day.slice(0, 2)}${year}-${month}-${date}`).toBe(day);
    }),
  );
});
