/** Properties of the meter, for any order of readings. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periods } from '../../src/db/schema/paywall.ts';
import { type Meter, type MeterResult, take } from '../../src/metering/meter.ts';
import { nextPeriod, periodStart } from '../../src/metering/period.ts';

const allowances = fc.record({ limit: fc.integer({ min: 1, max: 12 }), period: fc.constantFrom(...periods) });
const ids = fc.integer({ min: 1, max: 30 });
const NOW = new Date('2026-11-22T12:00:00Z');

/** Consecutive readings, each with the previous meter. */
function readAll(
  contentIds: readonly number[],
  allowance: Parameters<typeof take>[2],
  now = NOW,
): MeterResult[] {
  let meter: Meter | undefined;
  return contentIds.map((id) => {
    const taken = take(meter, id, allowance, now);
    meter = taken.meter;
    return taken;
  });
}

test('grants exactly as many first contents of a period as the limit', () => {
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 60 }), allowances, (read, allowance) => {
      const granted = new Set([...new Set(read)].slice(0, allowance.limit));
      const taken = readAll(read, allowance);
      expect(taken.map(({ isGranted }) => isGranted)).toEqual(read.map((id) => granted.has(id)));
      expect(taken.filter(({ isNew }) => isNew)).toHaveLength(granted.size);
      for (const { meter } of taken) expect(meter.contentIds.length).toBeLessThanOrEqual(allowance.limit);
    }),
  );
});

test('repeated readings are free', () => {
  fc.assert(
    fc.property(fc.array(ids, { minLength: 1, maxLength: 30 }), allowances, (read, allowance) => {
      const last = readAll(read, allowance).at(-1);
      for (const id of last?.meter.contentIds ?? []) {
        const again = take(last?.meter, id, allowance, NOW);
        expect(again).toEqual({ meter: last?.meter, isGranted: true, isNew: false });
      }
    }),
  );
});

test('a new period starts with no readings', () => {
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 30 }), ids, allowances, (read, id, allowance) => {
      const last = readAll(read, allowance).at(-1);
      const next = nextPeriod(
        nextPeriod(periodStart(NOW, allowance.period), allowance.period),
        allowance.period,
      );
      const later = new Date(`${next}T12:00:00Z`);
      const { meter, isGranted, isNew } = take(last?.meter, id, allowance, later);
      expect({ meter, isGranted, isNew }).toEqual({
        meter: { start: next, contentIds: [id] },
        isGranted: true,
        isNew: true,
      });
    }),
  );
});

test('a clock that lags behind midnight resets nothing, and grants nothing twice', () => {
  fc.assert(
    fc.property(fc.array(ids, { minLength: 1, maxLength: 30 }), ids, allowances, (read, id, allowance) => {
      const midnight = new Date(
        `${nextPeriod(periodStart(NOW, allowance.period), allowance.period)}T12:00:00Z`,
      );
      const ahead = readAll(read, allowance, midnight).at(-1);
      const behind = take(ahead?.meter, id, allowance, NOW);
      expect(behind.meter.start).toBe(ahead?.meter.start);
      expect(behind.meter.contentIds).toEqual(expect.arrayContaining([...(ahead?.meter.contentIds ?? [])]));
    }),
  );
});

test('resets a meter of the far future, from a wrong clock', () => {
  const meter = { start: '2031-01-01', contentIds: [1, 2, 3] };
  expect(take(meter, 9, { limit: 3, period: 'month' }, NOW)).toMatchObject({ isGranted: true, isNew: true });
});

test('a lower limit does not withdraw what was read', () => {
  const meter = { start: '2026-11-01', contentIds: [1, 2, 3] };
  expect(take(meter, 3, { limit: 1, period: 'month' }, NOW).isGranted).toBe(true);
  expect(take(meter, 4, { limit: 1, period: 'month' }, NOW).isGranted).toBe(false);
});
