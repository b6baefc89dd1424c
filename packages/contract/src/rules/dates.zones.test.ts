import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { broken } from '../../test/broken.ts';
import { oldEnough, optional, today } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ['Pacific/Kiritimati', '2026-11-22', '2013-11-23'],
  ['Europe/Madrid', '2026-11-21', '2013-11-22'],
  ['America/Los_Angeles', '2026-11-21', '2013-11-22'],
  ['Pacific/Pago_Pago', '2026-11-21', '2013-11-22'],
])('[VAL-12] in %s the reader’s own calendar says what day it is', (zone, day, tooYoung) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: new Date('2026-11-21T12:30:00Z') });
  expect(today()).toBe(day);
  const rule = v.pipe(optional(), oldEnough());
  expect(broken(rule, day.replace('2026', '2013'))).toEqual([]);
  expect(broken(rule, tooYoung)).toEqual(['validation.birthdate.tooYoung']);
});
