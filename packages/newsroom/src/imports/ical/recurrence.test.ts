import { expect, test } from 'vitest';
import { dayNumber, dayText } from './calendar.ts';
import { recurrenceOf } from './recurrence.ts';
import { readRule } from './rule.ts';

/** The first days of a rule after its start. */
function days(rule: Record<string, unknown>, from: string, count: number): string[] {
  const anchor = dayNumber(from);
  const timesOn = recurrenceOf(readRule(rule), anchor, '');
  const found: string[] = [];
  for (let day = anchor + 1; found.length < count && day < anchor + 5_000; day += 1) {
    if (timesOn(day).length > 0) found.push(dayText(day));
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
  // BYSETPOS: the first Sunday, the last day, the last working day, the second and the last but one.
  [{ freq: 'MONTHLY', byday: 'SU', bysetpos: 1 }, '2026-12-06', ['2027-01-03', '2027-02-07', '2027-03-07']],
  [
    { freq: 'MONTHLY', byday: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], bysetpos: -1 },
    '2026-12-31',
    ['2027-01-31', '2027-02-28', '2027-03-31'],
  ],
  [
    { freq: 'MONTHLY', byday: ['MO', 'TU', 'WE', 'TH', 'FR'], bysetpos: -1 },
    '2026-12-31',
    ['2027-01-29', '2027-02-26', '2027-03-31'],
  ],
  [
    { freq: 'MONTHLY', interval: 2, byday: ['TU', 'WE', 'TH'], bysetpos: [2, -2] },
    '1997-09-03',
    ['1997-09-25', '1997-11-05', '1997-11-26'],
  ],
  [{ freq: 'MONTHLY', bymonthday: [1, 15, 31], bysetpos: -1 }, '2027-01-31', ['2027-02-15', '2027-03-31']],
  [{ freq: 'MONTHLY', byday: 'FR', bymonthday: 13 }, '1998-02-13', ['1998-03-13', '1998-11-13']],
  [
    { freq: 'YEARLY', bymonth: [6, 7], byday: 'SA', bysetpos: -1 },
    '2026-07-25',
    ['2027-07-31', '2028-07-29'],
  ],
  [{ freq: 'YEARLY', byday: ['MO', 'TU'], bysetpos: [1, -1] }, '2026-01-05', ['2026-12-29', '2027-01-04']],
  [{ freq: 'WEEKLY', byday: ['WE', 'SA'], bysetpos: -1 }, '2026-11-21', ['2026-11-28', '2026-12-05']],
  [{ freq: 'DAILY', byday: 'SA', bysetpos: 1 }, '2026-11-21', ['2026-11-28']],
  [{ freq: 'MONTHLY', byday: 'SU', bysetpos: 6 }, '2026-12-06', []],
  // Days and weeks of the year, as RFC 5545 has them.
  [
    { freq: 'YEARLY', interval: 3, byyearday: [1, 100, 200] },
    '1997-01-01',
    ['1997-04-10', '1997-07-19', '2000-01-01', '2000-04-09'],
  ],
  [{ freq: 'YEARLY', byyearday: [-1, 366] }, '2027-12-31', ['2028-12-31', '2029-12-31']],
  [{ freq: 'YEARLY', byweekno: 20, byday: 'MO' }, '1997-05-12', ['1998-05-11', '1999-05-17']],
  [{ freq: 'YEARLY', byweekno: -1 }, '2026-12-30', ['2027-12-29', '2028-12-27']],
  [{ freq: 'YEARLY', byweekno: 53, byday: 'TH' }, '2026-12-31', ['2032-12-30']],
])('%j from %s', (rule, from, expected) => {
  expect(days(rule, from, Math.max(1, expected.length))).toEqual(expected);
});

test.each([
  [{ freq: 'HOURLY' }, 'hourly'],
  [{ freq: 'DAILY', rscale: 'HEBREW' }, 'RSCALE'],
  [
    { freq: 'DAILY', byhour: [1, 2, 3, 4], byminute: Array.from({ length: 30 }, (_, at) => at) },
    'times a day',
  ],
  [{ freq: 'DAILY', interval: 0 }, 'interval'],
  [{ freq: 'DAILY', count: -1 }, 'count'],
  [{ freq: 'WEEKLY', byday: 'XX' }, 'XX'],
])('%j is refused', (rule, word) => {
  expect(() => readRule(rule)).toThrow(word);
});

test.each([
  [{ freq: 'DAILY', byhour: [20, 9], byminute: [0, 30] }, ['09:00:00', '09:30:00', '20:00:00', '20:30:00']],
  [{ freq: 'DAILY', byhour: [18, 20] }, ['18:15:00', '20:15:00']],
  [{ freq: 'DAILY', byhour: [18, 20], bysetpos: -1 }, ['20:15:00']],
  [{ freq: 'DAILY' }, ['18:15:00']],
])('%j is at %j', (rule, times) => {
  const anchor = dayNumber('2026-11-22');
  expect(recurrenceOf(readRule(rule), anchor, '18:15:00')(anchor + 1)).toEqual(times);
});
