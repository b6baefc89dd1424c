import { expect, test } from 'vitest';
import { useLanguage } from '../test/page.ts';
import { formatFigure, formatNumber } from './numbers.ts';

test('numbers follow the page’s language', () => {
  expect([formatNumber(1_204), formatFigure(4.61)]).toEqual(['1204', '4,6']);
  useLanguage('ca');
  expect([formatNumber(1_204), formatFigure(4.61)]).toEqual(['1.204', '4,6']);
});
