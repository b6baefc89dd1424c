import { expect, test } from 'vitest';
import { readScheduleChoice, writeScheduleChoice } from './schedule-route.ts';

test.each([
  ['channel=puerto-tv&day=2026-11-21', { channel: 'puerto-tv', day: '2026-11-21' }],
  ['channel=puerto-tv', { channel: 'puerto-tv' }],
  ['day=2026-11-21&utm_source=x', { day: '2026-11-21' }],
  ['day=2026-02-31', {}],
  ['channel=&day=', {}],
])('[SCHD-04] %s asks for %j', (query, choice) => {
  expect(readScheduleChoice(new URLSearchParams(query))).toEqual(choice);
});

test('[SCHD-04] a choice is written beside what else is asked', () => {
  const query = new URLSearchParams('utm_source=x&channel=puerto-tv');
  writeScheduleChoice(query, { channel: 'radio & más', day: '2026-11-21' });
  expect(`${query}`).toBe('utm_source=x&channel=radio+%26+m%C3%A1s&day=2026-11-21');
  expect(readScheduleChoice(query)).toEqual({ channel: 'radio & más', day: '2026-11-21' });
});
