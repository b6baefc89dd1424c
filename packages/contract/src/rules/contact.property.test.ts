import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { broken } from '../../test/broken.ts';
import { optional, phone, placeName } from './index.ts';

const figures = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));

test('[VAL-09] exactly the digits from 6 to 12 make a phone', () => {
  const field = v.pipe(optional(), phone());
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }).chain(figures), (number) => {
      expect(broken(field, number)).toEqual(
        number.length >= 6 && number.length <= 12 ? [] : ['validation.phone.invalid'],
      );
    }),
  );
  fc.assert(
    fc.property(
      figures(7),
      fc.nat(7),
      fc.string({ minLength: 1, maxLength: 1 }).filter((c) => /\D/.test(c)),
      (number, at, other) => {
        expect(broken(field, number.slice(0, at) + other + number.slice(at))).toEqual([
          'validation.phone.invalid',
        ]);
      },
    ),
  );
});

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
