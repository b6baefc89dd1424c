import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { broken } from '../../test/broken.ts';
import { optional, placeName } from './index.ts';

describe('[VAL-11] names of places', () => {
  const city = v.pipe(optional(), placeName('city'));
  const lower = 'abcdefghijklmnñopqrstuvwxyzáéíóúüàèòïç';
  const letter = fc.constantFrom(...lower, ...lower.toUpperCase());

  test('every Spanish and Catalan letter, spaces, hyphens and apostrophes', () => {
    const word = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(' ', '-', "'", '’'),
        (words, between) => {
          const name = words.join(between);
          expect(broken(city, name)).toEqual([]);
          expect(broken(city, name.normalize('NFD'))).toEqual([]);
        },
      ),
    );
  });

  test.each([
    "L'Hospitalet de Llobregat",
    'Sant Marcel·lí',
    'A Coruña',
    'Vitoria-Gasteiz',
    "'s-Hertogenbosch",
    'ES',
  ])('takes %s', (name) => {
    expect(broken(city, name)).toEqual([]);
  });

  test.each([
    'Madrid 2',
    'Le·ida',
    '·',
    '-',
    ' ',
    'Madrid!',
    '<b>',
    'Madrid\n',
    'a_b',
    'Madrid, Madrid',
    '😀',
  ])('refuses %j', (name) => {
    expect(broken(city, name)).toEqual(['validation.city.invalid']);
  });

  test('the message names the field, and an empty one passes', () => {
    expect(broken(v.pipe(optional(), placeName('province')), '1')).toEqual(['validation.province.invalid']);
    expect(broken(v.pipe(optional(), placeName('country')), '1')).toEqual(['validation.country.invalid']);
    expect(broken(city, '')).toEqual([]);
  });

  test('any other sign between letters is refused', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 1 }).filter((c) => /[^a-z '-]/i.test(c)),
        (sign) => {
          expect(broken(city, `Ma${sign}drid`)).toEqual(['validation.city.invalid']);
        },
      ),
    );
  });
});
