import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T09:30:00Z') }));
afterEach(() => void vi.useRealTimers());

const waitOf = (headers: Record<string, string>) =>
  retryAfterOf(headers['Retry-After'] ?? null, headers.Date);

test.each([
  ['seconds', '120', 120],
  ['none to wait', '0', 0],
  ['a moment', 'Sat, 21 Nov 2026 09:45:00 GMT', 900],
  ['a moment that is over', 'Sat, 21 Nov 2026 09:00:00 GMT', 0],
])('reads %s', (_, header, seconds) => {
  expect(waitOf({ 'Retry-After': header })).toBe(seconds);
});

test.each([
  '',
  'soon',
  'soon 5',
  '-5',
  '1.5',
  '1e9',
  '9'.repeat(400),
  'Sat, 99 Nov 2026 09:45:00 GMT',
  '2026-11-21',
])('knows nothing by %j', (header) => {
  expect(waitOf(header ? { 'Retry-After': header } : {})).toBeUndefined();
});

test('a moment is the server’s, whose clock may be another than the reader’s', () => {
  const headers = { Date: 'Sat, 21 Nov 2026 12:00:00 GMT', 'Retry-After': 'Sat, 21 Nov 2026 12:00:30 GMT' };
  expect(waitOf(headers)).toBe(30);
});
