import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { broken } from '../../test/broken.ts';
import { isDay, oldEnough, optional, realDay, youngEnough } from './index.ts';

const next = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

describe('birth dates', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  const born = (now: string) =>
    v.pipe(
      optional(),
      realDay(),
      oldEnough(() => now),
    );
  const child = (now: string) =>
    v.pipe(
      optional(),
      realDay(),
      youngEnough(() => now),
    );
  const dates = fc
    .date({ min: new Date('1930-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  test('[VAL-12] a reader turns thirteen on the birthday, not the day before', () => {
    expect(broken(born('2026-11-21'), '2013-11-21')).toEqual([]);
    expect(broken(born('2026-11-21'), '2013-11-22')).toEqual(['validation.birthdate.tooYoung']);
    expect(broken(born('2026-01-01'), '2013-01-01')).toEqual([]);
    expect(broken(born('2025-12-31'), '2013-01-01')).toEqual(['validation.birthdate.tooYoung']);
  });

  test('[VAL-12] a reader born on 29 February turns thirteen on 1 March', () => {
    expect(broken(born('2025-02-28'), '2012-02-29')).toEqual(['validation.birthdate.tooYoung']);
    expect(broken(born('2025-03-01'), '2012-02-29')).toEqual([]);
    expect(broken(born('2028-02-29'), '2015-02-28')).toEqual([]);
    expect(broken(born('2028-02-29'), '2015-03-01')).toEqual(['validation.birthdate.tooYoung']);
  });

  test('[VAL-12][VAL-13] every past birth date satisfies exactly one of the two rules', () => {
    fc.assert(
      fc.property(dates, dates, (birth, now) => {
        const old = broken(born(now), birth).length === 0;
        const young = broken(child(now), birth).length === 0;
        expect(young).toBe(!old && birth <= now);
      }),
    );
  });

  test('[VAL-12] the rule equals counting years by hand', () => {
    fc.assert(
      fc.property(dates, dates, (birth, now) => {
        const part = (day: string) => day.split('-').map(Number);
        const [birthYear = 0, birthMonth = 0, birthDay = 0] = part(birth);
        const [year = 0, month = 0, day = 0] = part(now);
        const hadBirthday = month > birthMonth || (month === birthMonth && day >= birthDay);
        const age = year - birthYear - (hadBirthday ? 0 : 1);
        expect(broken(born(now), birth).length === 0).toBe(age >= 13);
      }),
    );
  });

  test('[VAL-12] the result changes once, and on one day: also for births on 29 February', () => {
    const leapBirths = fc.integer({ min: 1984, max: 2020 }).map((year) => `${year - (year % 4)}-02-29`);
    fc.assert(
      fc.property(fc.oneof(dates, leapBirths), (birth) => {
        const [year = 0, month = 0, dayOfMonth = 0] = birth.split('-').map(Number);
        // 13 years after a 29 February there is none: the birthday is then 1 March.
        const birthday = new Date(Date.UTC(year + 13, month - 1, dayOfMonth)).toISOString().slice(0, 10);
        const dayBefore = new Date(Date.parse(birthday) - 86_400_000).toISOString().slice(0, 10);
        expect(broken(born(dayBefore), birth)).toEqual(['validation.birthdate.tooYoung']);
        expect(broken(born(birthday), birth)).toEqual([]);
        expect(broken(born(next(birthday)), birth)).toEqual([]);
      }),
    );
  });

  test('[VAL-13] a future birth date is not under 13', () => {
    expect(broken(child('2026-11-21'), '2026-11-21')).toEqual([]);
    expect(broken(child('2026-11-21'), '2026-11-22')).toEqual(['validation.birthdate.tooOld']);
    expect(broken(child('2026-11-21'), '2013-11-21')).toEqual(['validation.birthdate.tooOld']);
  });

  test.each([
    '2013-02-29',
    '2013-13-01',
    '2013-00-10',
    '2013-04-31',
    '21/11/2013',
    '2013-1-1',
    '2013-11-21T00:00',
    'x',
  ])('[VAL-12] %s is no day, and only that is said', (value) => {
    expect(broken(born('2026-11-21'), value)).toEqual(['validation.birthdate.invalid']);
  });

  test('[VAL-12] an empty field passes', () => {
    for (const empty of ['', null, undefined]) expect(broken(born('2026-11-21'), empty)).toEqual([]);
  });

  test('accepts every real day', () => {
    fc.assert(fc.property(dates, (day) => isDay(day)));
  });
});
