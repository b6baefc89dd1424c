/** The anonymous reader's cookie: serialisation, size limit and signature. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MAX_COOKIE_LENGTH,
  meterKey,
  readMeters,
  withMeter,
  writeMeters,
} from '../../src/metering/cookie.ts';

const SECRET = 'un secreto';
const meter = (longest: number) =>
  fc.record({
    start: fc.constantFrom('2026-11-01', '2026-11-16', '2026-11-22'),
    contentIds: fc.array(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: longest }),
  });
const key = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.stringMatching(/^[\w-]{1,60}$/))
  .map(([site, name]) => meterKey(site, name));
const metersOf = (most: number, longest: number) =>
  fc.array(fc.tuple(key, meter(longest)), { maxLength: most }).map((entries) => new Map(entries));

test('parses what it has written', () => {
  fc.assert(
    fc.property(metersOf(4, 10), (meters) => {
      expect(readMeters(writeMeters(meters, SECRET), SECRET)).toEqual(meters);
    }),
  );
});

test('always fits in a cookie, with the latest readings', () => {
  fc.assert(
    fc.property(metersOf(40, 100), key, meter(100), (meters, name, latest) => {
      const value = writeMeters(withMeter(meters, name, latest), SECRET);
      expect(value.length).toBeLessThanOrEqual(MAX_COOKIE_LENGTH);
      expect(encodeURIComponent(value)).toBe(value);
      expect(readMeters(value, SECRET)?.get(name)).toEqual(latest);
    }),
  );
});

test('rejects a tampered cookie', () => {
  fc.assert(
    fc.property(
      metersOf(4, 10),
      fc.nat(),
      fc.string({ minLength: 1, maxLength: 1 }),
      (meters, at, character) => {
        const value = writeMeters(meters, SECRET);
        const place = at % value.length;
        const changed = value.slice(0, place) + character + value.slice(place + 1);
        fc.pre(changed !== value);
        expect(readMeters(changed, SECRET)).toBeUndefined();
      },
    ),
  );
});

test.each([undefined, '', '.', 'a.b', 'x'.repeat(5_000), '__proto__', `${'W10'}.`])(
  '%j is no cookie',
  (value) => {
    expect(readMeters(value, SECRET)).toBeUndefined();
  },
);

test('rejects a cookie signed with another secret', () => {
  expect(readMeters(writeMeters(new Map(), 'otro'), SECRET)).toBeUndefined();
});
