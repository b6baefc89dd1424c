import * as v from 'valibot';
import { expect, test } from 'vitest';
import { optional, placeName } from '../rules/index.ts';
import { countries, isCountryCode, provinces } from './index.ts';

test('[ACCT-21] there are fifty provinces and two cities, with unique names', () => {
  const codes = Object.keys(provinces);
  expect(codes).toHaveLength(52);
  expect(new Set(Object.values(provinces)).size).toBe(52);
});

test('[ACCT-21] every country has a Spanish and a Catalan name, sorted for the language', () => {
  const spanish = [...countries('es')];
  expect(spanish).toHaveLength(249);
  expect(countries('es').get('ES')).toBe('España');
  expect(countries('ca').get('ES')).toBe('Espanya');
  for (const [code, name] of spanish) expect(name, code).not.toBe(code);
  const names = spanish.map(([, name]) => name);
  expect(names.indexOf('Zimbabue')).toBe(names.length - 1);
});

test('[VAL-11] stored values of country and province satisfy the rule of both', () => {
  const country = v.pipe(optional(), placeName('country'));
  const province = v.pipe(optional(), placeName('province'));
  for (const code of countries('es').keys()) expect(v.is(country, code)).toBe(true);
  for (const code of Object.keys(provinces)) expect(v.is(province, code)).toBe(true);
});

test('an unknown code is no country', () => {
  expect(isCountryCode('ES')).toBe(true);
  for (const code of ['XX', 'es', 'ESP', '', ' ', 'S ']) expect(isCountryCode(code)).toBe(false);
});
