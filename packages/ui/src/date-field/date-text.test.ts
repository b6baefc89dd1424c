import { describe, expect, test } from 'vitest';
import { dayOf, readWritten, wireOf, writtenOf } from './date-text.ts';

describe('[UI-06] what is written as DD/MM/YYYY', () => {
  test.each([
    ['21/11/2026', '2026-11-21'],
    ['1/2/2026', '2026-02-01'],
    [' 01.02.2026 ', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
    ['1 / 2 / 2026', '2026-02-01'],
    ['21112026', '2026-11-21'],
    ['29/02/2024', '2024-02-29'],
  ])('%s is %s', (written, wire) => {
    expect(readWritten(written)).toBe(wire);
  });

  test.each([
    '',
    '21/11',
    '29/02/2026',
    '31/04/2026',
    '00/01/2026',
    '12/13/2026',
    '21/11/26',
    'ayer',
    '2111202',
  ])('%s is no date and is kept as it is', (written) => {
    expect(readWritten(written)).toBe(written);
  });

  test('a date of the form shows day first, anything else as it was typed', () => {
    expect(writtenOf('2026-11-21')).toBe('21/11/2026');
    expect(writtenOf('21/1')).toBe('21/1');
    expect(writtenOf('')).toBe('');
  });
});

test('days of the calendar are local days, there and back', () => {
  const day = dayOf('2026-03-29');
  expect(day?.getDate()).toBe(29);
  expect(day?.getHours()).toBe(0);
  expect(day && wireOf(day)).toBe('2026-03-29');
  expect(wireOf(new Date(2026, 0, 1))).toBe('2026-01-01');
});

test.each([undefined, null, '', '2026-02-30', '2026-13-01', '21/11/2026'])('%s is no day', (value) => {
  expect(dayOf(value)).toBeUndefined();
});
