import { expect, test } from 'vitest';
import { addressWith, filterIn, isSame, LETTERS } from './show-filter.ts';

const at = 'https://diari.example/programas/';

test('[SHOW-01] the letters are # and A to Z', () => {
  expect(LETTERS.join('')).toBe('#ABCDEFGHIJKLMNOPQRSTUVWXYZ');
});

test.each([
  ['', { letter: '', text: '' }],
  ['?letter=a', { letter: 'A', text: '' }],
  ['?letter=%23', { letter: '#', text: '' }],
  ['?letter=AB', { letter: '', text: '' }],
  ['?letter=ñ', { letter: '', text: '' }],
  ['?letter=%3Cscript%3E', { letter: '', text: '' }],
  ['?text=%20mar%20', { letter: '', text: 'mar' }],
  ['?text=mar&letter=A', { letter: '', text: 'mar' }],
  ['?text=%20&letter=A', { letter: 'A', text: '' }],
])('the address %j holds %j', (query, filter) => {
  expect(filterIn(at + query)).toEqual(filter);
});

test.each([
  [{ letter: '#', text: '' }, '?letter=%23'],
  [{ letter: '', text: ' pa & oli ' }, '?text=pa+%26+oli'],
  [{ letter: '', text: ' ' }, ''],
])('%j is written %j, and read back', (filter, query) => {
  expect(addressWith(filter, `${at}?letter=B&text=antes`)).toBe(at + query);
  expect(isSame(filterIn(at + query), filter)).toBe(true);
});

test('what else an address holds stays', () => {
  expect(addressWith({ letter: 'A', text: '' }, `${at}?utm=x&text=mar#final`)).toBe(
    `${at}?utm=x&letter=A#final`,
  );
});
