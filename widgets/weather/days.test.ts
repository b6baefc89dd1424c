import { expect, test } from 'vitest';
import { dayAfter, dayOf, daysFrom, shortDay } from './days.ts';

test('a day is the publisher’s, wherever the reader is', () => {
  expect(dayOf(new Date('2026-11-21T22:59:59Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22');
  expect(dayOf(new Date('2026-07-21T22:00:00Z'))).toBe('2026-07-22');
});

test('the day after, over months and the change of the hour', () => {
  expect(dayAfter('2026-11-30')).toBe('2026-12-01');
  expect(dayAfter('2026-10-25')).toBe('2026-10-26');
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
});

test('days that have passed are left out', () => {
  const day = (date: string) => ({ date, code: null, min: null, max: null });
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'].map(day);
  expect(daysFrom('2026-11-21', days).map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22']);
});

test('days are written in both languages, without points', () => {
  expect(shortDay('2026-11-23', 'es')).toBe('Lun, 23 nov');
  expect(shortDay('2026-11-23', 'ca')).toBe('Dl, 23 nov');
  expect(shortDay('2026-04-01', 'ca')).toBe('Dc, 1 abr');
  expect(shortDay('pronto', 'es')).toBe('pronto');
});
