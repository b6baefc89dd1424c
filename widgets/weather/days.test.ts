import { forecastDay } from '@portada/contract';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { daysFrom } from './days.ts';

test('days that have passed are left out', () => {
  const day = (date: string) => parse(forecastDay, { date });
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'].map(day);
  expect(daysFrom('2026-11-21', days).map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22']);
});
