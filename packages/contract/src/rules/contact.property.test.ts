import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { broken } from '../../test/broken.ts';
import { nick, optional, phone, placeName, postalCode } from './index.ts';

const figures = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));

test('[VAL-09] a phone is any 6 to 12 digits, and nothing else', () => {
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

test('[VAL-08] a postal code is any five characters or more, counted in graphemes and trimmed', () => {
  const field = v.pipe(optional(), postalCode());
  const inner = fc.constantFrom(...'0123456789ABCXYZabc -ñ😀');
  fc.assert(
    fc.property(fc.array(inner, { maxLength: 12 }), fc.nat(3), fc.nat(3), (characters, before, after) => {
      const code = characters.join('');
      const typed = ' '.repeat(before) + code + ' '.repeat(after);
      const enough = [...code.trim()].length >= 5;
      expect(broken(field, typed)).toEqual(enough || typed === '' ? [] : ['validation.postalCode.short']);
    }),
  );
});

/** Invisible characters, bidirectional controls and stacked diacritics. */
const hostile = [
  ...[
    '\u200b',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u034f',
    '\u115f',
    '\u3164',
    '\uffa0',
    '\ufe0f',
    '\u{e0041}',
  ],
  ...[
    '\u202e',
    '\u2066',
    '\u2069',
    '\u0000',
    '\u0007',
    '\n',
    '\u2028',
    '\ud800',
    '\ufffd',
    '\u0301\u0302\u0303\u0304',
  ],
];

describe('[VAL-11][VAL-15] hostile characters', () => {
  const place = v.pipe(optional(), placeName('city'));

  test.each(
    hostile.map((sign) => [
      JSON.stringify(sign).replace(/[^ -~]/gu, (c) => `u+${c.codePointAt(0)?.toString(16)}`),
      sign,
    ]),
  )('%s is refused wherever it stands in a name', (_shown, sign) => {
    fc.assert(
      fc.property(fc.nat(6), (at) => {
        const name = `Lleida`.slice(0, at) + sign + `Lleida`.slice(at);
        expect(broken(place, name)).toEqual(['validation.city.invalid']);
        // A nick is trimmed before validation, and these count as whitespace.
        if (name.trim() === name) expect(broken(nick(), name)).toEqual(['validation.nick.invalid']);
      }),
      { numRuns: 20 },
    );
  });

  test('a name of invisible characters only is empty', () => {
    expect(broken(nick(), '\u3164'.repeat(6))).toEqual(['validation.nick.invalid']);
    expect(broken(nick(), '\u0301abcd')).toEqual(['validation.nick.invalid']);
    expect(broken(place, '\u115f\u1160')).toEqual(['validation.city.invalid']);
  });

  test('a valid nick is always visible', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 4, maxLength: 12 }), (name) => {
        if (broken(nick(), name).length > 0) return;
        expect(name.trim()).not.toMatch(/[\p{C}\p{Z}\p{DI}]/u);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('[VAL-11] names of places', () => {
  const city = v.pipe(optional(), placeName('city'));
  const lower = 'abcdefghijklmnñopqrstuvwxyzáéíóúüàèòïç';
  const letter = fc.constantFrom(...lower, ...lower.toUpperCase(), 'l·l', 'L·L');

  test('accepts every Spanish and Catalan letter, spaces, hyphens and apostrophes', () => {
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

  test('rejects any other character between letters', () => {
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
