import { expect, test } from 'vitest';
import { dayNumber, dayText, names, readRule } from './rule.ts';

/** The first days of a rule after its start. */
function days(rule: Record<string, unknown>, from: string, count: number): string[] {
  const read = readRule(rule);
  const anchor = dayNumber(from);
  const found: string[] = [];
  for (let day = anchor + 1; found.length < count && day < anchor + 5_000; day += 1) {
    if (names(read, anchor, day)) found.push(dayText(day));
  }
  return found;
}

test.each([
  [{ freq: 'DAILY', interval: 2 }, '2026-12-30', ['2027-01-01', '2027-01-03']],
  [{ freq: 'DAILY', byday: ['SA', 'SU'] }, '2026-11-22', ['2026-11-28', '2026-11-29', '2026-12-05']],
  [{ freq: 'WEEKLY' }, '2026-11-22', ['2026-11-29', '2026-12-06']],
  [
    { freq: 'WEEKLY', interval: 2, byday: ['SU', 'TU'], wkst: 2 },
    '1997-08-05',
    ['1997-08-10', '1997-08-19', '1997-08-24'],
  ],
  [
    { freq: 'WEEKLY', interval: 2, byday: ['SU', 'TU'], wkst: 1 },
    '1997-08-05',
    ['1997-08-17', '1997-08-19', '1997-08-31'],
  ],
  [{ freq: 'MONTHLY' }, '2026-01-31', ['2026-03-31', '2026-05-31']],
  [{ freq: 'MONTHLY', byday: '2TU' }, '2026-11-10', ['2026-12-08', '2027-01-12']],
  [{ freq: 'MONTHLY', byday: '-1FR', interval: 2 }, '2026-01-30', ['2026-03-27', '2026-05-29']],
  [{ freq: 'MONTHLY', bymonthday: [-1] }, '2026-01-31', ['2026-02-28', '2026-03-31']],
  [{ freq: 'YEARLY' }, '2024-02-29', ['2028-02-29', '2032-02-29']],
  [{ freq: 'YEARLY', bymonth: 3, byday: '-1SU' }, '2026-03-29', ['2027-03-28', '2028-03-26']],
  [{ freq: 'YEARLY', byday: '20MO' }, '1997-05-19', ['1998-05-18', '1999-05-17']],
  [{ freq: 'YEARLY', bymonth: 2, bymonthday: 30 }, '2026-01-01', []],
])('%j from %s', (rule, from, expected) => {
  expect(days(rule, from, Math.max(1, expected.length))).toEqual(expected);
});

test.each([
  [{ freq: 'HOURLY' }, 'hourly'],
  [{ freq: 'DAILY', bysetpos: 1 }, 'BYSETPOS'],
  [{ freq: 'DAILY', interval: 0 }, 'interval'],
  [{ freq: 'DAILY', count: -1 }, 'count'],
  [{ freq: 'WEEKLY', byday: 'XX' }, 'XX'],
])('%j is refused', (rule, word) => {
  expect(() => readRule(rule)).toThrow(word);
});
