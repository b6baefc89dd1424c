import { expect, test } from 'vitest';
import { readMoment } from './moments.ts';

const evening = '2026-11-19T16:42:08.000Z';

test.each([
  // RSS 2.0: RFC 822, and years of four figures.
  'Thu, 19 Nov 2026 17:42:08 +0100',
  'Thu, 19 Nov 26 17:42:08 +0100',
  '19 Nov 26 16:42:08 GMT',
  'Thu, 19 Nov 2026 16:42:08 +0000 (UTC)',
  '(a) Thu (b (c) \\) d), 19 (e) Nov (f) 2026 (g) 17 (h) : 42:08 (i) +0100 (j)',
  'Thu, 19 Nov 2026\r\n 11:42:08 EST',
  'Thu, 19 November 2026 08:42:08 PST',
  'Thu, 19 Nov 2026 17:42:08 CET',
  'Thu, 19 Nov 2026 13:42:08 ART',
  // The common spellings beside it.
  'Thu, 19 Nov 2026 17:42:08 +01:00',
  'Thu 19 Nov 2026 17:42:08 GMT+0100',
  'jue, 19 nov 2026 17:42:08 +0100',
  'jueves, 19 noviembre 2026 17:42:08 +0100',
  'dj., 19 nov. 2026 17:42:08 +0100',
  'Thursday, 19-Nov-26 16:42:08 GMT',
  'Thu, 19 Nov 2026 17:42:08 Europe/Madrid',
  // RFC 3339 and ISO 8601; the newsroom's zone without one.
  '2026-11-19T17:42:08+01:00',
  '2026-11-19t16:42:08.25z',
  '2026-11-19 17:42:08 +0100',
  '2026-11-19T17:42:08',
])('%s is read', (text) => {
  expect(readMoment(text).toISOString().replace('.250', '.000')).toBe(evening);
});

test.each([
  ['Thu, 19 Nov 2026 7:42:08 +0100', '2026-11-19T06:42:08.000Z'],
  ['Sun, 6 Nov 94 08:49 GMT', '1994-11-06T08:49:00.000Z'],
  ['1 ago 2026 10:00 +0200', '2026-08-01T08:00:00.000Z'],
  ['dv., 2 gen. 2026 10:00:00 +0100', '2026-01-02T09:00:00.000Z'],
  ['2026-07-01T10:00', '2026-07-01T08:00:00.000Z'],
  ['2016-12-31T23:59:60Z', '2016-12-31T23:59:59.000Z'],
  ['2026-11-19', '2026-11-19T00:00:00.000Z'],
])('%s is %s', (text, moment) => {
  expect(readMoment(text).toISOString()).toBe(moment);
});

test.each([
  'Tue, 31 Feb 2026 10:00:00 GMT',
  '29 Feb 27 10:00:00 GMT',
  'Thu, 19 Nov 2026 25:00:00 GMT',
  'Thu, 19 Nov 2026 10:60:00 GMT',
  'Thu, 19 Nov 126 10:00:00 GMT',
  'Thu, 19 Brumaire 2026 10:00:00 GMT',
  'Thu, 19 Nov 2026 10:00:00 XYZ',
  'Thu, 19 Nov 2026 10:00:00 IST',
  'Thu, 19 Nov 2026 10:00:00 Marte/Olimpo',
  'Thu, 19 Nov 2026 10:00:00 +9900',
  '2026-02-30T10:00:00Z',
  '2026-13-01',
  '19/11/2026',
  '(19 Nov 2026 10:00:00 GMT)',
  'ayer',
  '',
])('«%s» is refused', (text) => {
  expect(() => readMoment(text)).toThrow('is none');
});
