import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { archivePath, readArchivePath } from './archive-path.ts';

const today = '2026-11-21';
const read = (path: string) => readArchivePath(path, today);

describe('[ARCH-04] the paths of the archive', () => {
  test.each([
    ['/hemeroteca/', null, 1],
    ['/hemeroteca', null, 1],
    ['/hemeroteca/3/', null, 3],
    ['/hemeroteca/hoy/', '2026-11-21 2026-11-21 today', 1],
    ['/hemeroteca/hoy/2/', '2026-11-21 2026-11-21 today', 2],
    ['/hemeroteca/ayer', '2026-11-20 2026-11-20 yesterday', 1],
    ['/hemeroteca/2026/01/31/2026/02/01', '2026-01-31 2026-02-01', 1],
    ['/hemeroteca/2026/01/31/2026/02/01/', '2026-01-31 2026-02-01', 1],
    ['/hemeroteca/2026/01/31/2026/02/01/12/', '2026-01-31 2026-02-01', 12],
    ['/ca/hemeroteca/hoy/', '2026-11-21 2026-11-21 today', 1],
  ])('%s is read', (path, dates, page) => {
    const found = read(path);
    const { start, end, preset } = found?.dates ?? {};
    expect(found?.dates ? [start, end, preset].filter(Boolean).join(' ') : null).toBe(dates);
    expect(found?.page).toBe(page);
  });

  test.each([
    '/agenda/',
    '/hemerotecas/',
    '/hemeroteca/mañana/',
    '/hemeroteca/2026/02/30/2026/03/01',
    '/hemeroteca/2026/03/01/2026/02/01',
    '/hemeroteca/2026/03/01',
    '/hemeroteca/hoy2/',
  ])('%s is none of them', (path) => {
    expect(read(path)).toBeUndefined();
  });

  test.each([
    [null, 1, '/hemeroteca/'],
    [null, 2, '/hemeroteca/2/'],
    [{ start: today, end: today, preset: 'today' }, 1, '/hemeroteca/hoy/'],
    [{ start: today, end: today, preset: 'today' }, 3, '/hemeroteca/hoy/3/'],
    [{ start: '2026-11-20', end: '2026-11-20', preset: 'yesterday' }, 1, '/hemeroteca/ayer/'],
    [{ start: today, end: today }, 1, '/hemeroteca/2026/11/21/2026/11/21'],
    [{ start: '2026-10-21', end: today, preset: 'lastMonth' }, 1, '/hemeroteca/2026/10/21/2026/11/21'],
    [{ start: '2026-10-21', end: today }, 2, '/hemeroteca/2026/10/21/2026/11/21/2/'],
  ] as const)('%j, page %i, is written', (dates, page, path) => {
    expect(archivePath({ home: '/hemeroteca', dates, page })).toBe(path);
  });

  test('what is written is read back', () => {
    const days = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, days, fc.integer({ min: 1, max: 99_999 }), (one, other, page) => {
        const [start = '', end = ''] = [one, other].sort();
        const place = { home: '/ca/hemeroteca', dates: { start, end }, page };
        expect(read(archivePath(place))).toEqual(place);
      }),
    );
  });
});
