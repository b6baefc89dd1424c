import { expect, test } from 'vitest';
import { exact } from './exact-json.ts';

test.each<[string, unknown]>([
  ['1234567890123456789', '1234567890123456789'],
  ['{"contentId":9007199254740993}', { contentId: '9007199254740993' }],
  ['[4711, 18446744073709551615, "x"]', [4711, '18446744073709551615', 'x']],
  ['{"at":1763900000000,"text":"1234567890123456789"}', { at: 1763900000000, text: '1234567890123456789' }],
  ['0.1234567890123456', 0.1234567890123456],
  ['9007199254740991', 9007199254740991],
  ['9007199254740992', '9007199254740992'],
  ['"12345678901234567"', '12345678901234567'],
  ['"12345678901234567 and a half"', '12345678901234567 and a half'],
  ['{"__proto__":1}', JSON.parse('{"__proto__":1}')],
])('%s is read digit by digit where it must be', (text, value) => {
  expect(JSON.parse(text, exact)).toEqual(value);
});

test('in a browser that does not give the source a long number stays a number', () => {
  const revive = (name: string, value: unknown) => exact(name, value);
  expect(JSON.parse('[9007199254740993]', revive)).toEqual([9007199254740992]);
});
