import { expect, test } from 'vitest';
import { useLanguage } from '../test/page.ts';
import { formatNumber } from './numbers.ts';

test('numbers follow the page’s language', () => {
  expect(formatNumber(1_204)).toBe('1204');
  useLanguage('ca');
  expect(formatNumber(1_204)).toBe('1.204');
});
