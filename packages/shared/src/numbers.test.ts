import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { formatFigure, formatMeasure, formatNumber } from './numbers.ts';

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1_204, '1204', '1.204'],
  [12_040, '12.040', '12.040'],
  [1_234_567, '1.234.567', '1.234.567'],
])('%i is %s in Spanish and %s in Catalan', (value, es, ca) => {
  expect(formatNumber(value, 'es')).toBe(es);
  expect(formatNumber(value, 'ca')).toBe(ca);
});

test('a small count needs no formatter, which costs more than all the rest of a list', async () => {
  const make = vi.spyOn(Intl, 'NumberFormat');
  vi.resetModules();
  const fresh = await import('./numbers.ts');
  expect([0, 27, 999].map((value) => fresh.formatNumber(value, 'ca'))).toEqual(['0', '27', '999']);
  expect(fresh.formatFigure(4.6, 'es')).toBe('4,6');
  expect(make).not.toHaveBeenCalled();
  expect(fresh.formatNumber(27, 'fa')).toBe('۲۷');
  expect(make).toHaveBeenCalledOnce();
  make.mockRestore();
});

test.each([
  [5, '5'],
  [4.6, '4,6'],
  [4.449, '4,4'],
  [4.45, '4,5'],
  [1_204.5, '1204,5'],
])('%f has one decimal at most: %s', (value, text) => {
  expect(formatFigure(value, 'es')).toBe(text);
});

test.each(['es', 'ca'])('the mean of any votes in %s is that of `Intl`', (language) => {
  const byIntl = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const votes = fc.record({ sum: fc.nat(5_000), count: fc.integer({ min: 1, max: 1_000 }) });
  fc.assert(
    fc.property(votes, ({ sum, count }) => {
      expect(formatFigure(sum / count, language)).toBe(byIntl.format(sum / count));
    }),
    { numRuns: 3_000 },
  );
});

test('a figure in Catalan', () => {
  expect(formatFigure(1_204.55, 'ca')).toBe('1.204,6');
});

test('a measure stays with its unit on one line', () => {
  expect(formatMeasure(0.5, 'meter', 'es')).toBe('0,5\u00a0m');
  expect(formatMeasure(85, 'percent', 'ca')).toMatch(/^85\u00a0?%$/);
});
