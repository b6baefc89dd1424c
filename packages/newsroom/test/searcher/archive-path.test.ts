import { archiveRoute } from '@portada/shared/archive-route.ts';
import { expect, test } from 'vitest';
import { readArchivePath, routeOfDays } from '../../src/searcher/archive-path.ts';

const TODAY = '2026-03-01';
const read = (path: string) => readArchivePath(path, TODAY);

test('[ARCH-01] [ARCH-02] home, today and yesterday', () => {
  expect(read('')).toMatchObject({ dates: null, page: 1 });
  expect(read('hoy/')).toMatchObject({ dates: { start: TODAY, end: TODAY } });
  expect(read('ayer')).toMatchObject({ dates: { start: '2026-02-28', end: '2026-02-28' } });
});

test('[ARCH-03] a range, with and without a trailing slash (reading 16)', () => {
  const dates = { start: '2025-12-30', end: '2026-01-02' };
  for (const path of ['2025/12/30/2026/01/02', '2025/12/30/2026/01/02/']) {
    expect(read(path)).toEqual({ dates, page: 1, isFirstNumbered: false });
  }
  expect(routeOfDays(dates, TODAY)).toBe('2025/12/30/2026/01/02');
  expect(routeOfDays({ start: TODAY, end: TODAY }, TODAY)).toBe('hoy/');
  expect(routeOfDays({ start: '2026-02-28', end: '2026-02-28' }, TODAY)).toBe('ayer/');
});

test('[ARCH-05] [ARCH-06] every form may end in a page number, and serialises to the path it was parsed from', () => {
  for (const path of ['2/', 'hoy/3/', 'ayer/12/', '2025/12/30/2026/01/02/4/']) {
    const place = read(path);
    expect(place?.page).toBeGreaterThan(1);
    expect(archiveRoute(place?.dates ?? null, place?.page)).toBe(path);
  }
  expect(read('1/')).toMatchObject({ dates: null, page: 1, isFirstNumbered: true });
  expect(archiveRoute(read('hoy/1')?.dates ?? null)).toBe('hoy/');
});

test.each([
  '2026/02/31/2026/03/01',
  '2026/03/02/2026/03/01',
  '0000/00/00/0000/00/00',
  '0000/01/01/0000/01/02',
  '9999/12/31/9999/12/31',
  '2026/1/1/2026/1/2',
  '2026/01/01',
  '0/',
  '-1/',
  '1e3/',
  '12345/',
  'manana/',
  'hoy/ayer/',
  'hoy//',
  '//',
  '../etc/passwd',
  "'; drop table contents",
])('%s is no page of the archive', (path) => expect(read(path)).toBeUndefined());
