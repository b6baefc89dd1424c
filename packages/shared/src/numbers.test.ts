import { expect, test } from 'vitest';
import { formatNumber } from './numbers.ts';

test.each([
  [999, '999', '999'],
  [1_204, '1204', '1.204'],
  [12_040, '12.040', '12.040'],
])('%i is %s in Spanish and %s in Catalan', (value, es, ca) => {
  expect(formatNumber(value, 'es')).toBe(es);
  expect(formatNumber(value, 'ca')).toBe(ca);
});
