import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { broken } from '../../test/broken.ts';
import { nif, optional } from './index.ts';

const figures = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));

describe('[VAL-10] NIF and NIE', () => {
  const field = v.pipe(optional(), nif());
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

  /** The letters with which this document is valid: exactly one. */
  const lettersFor = (stem: string) =>
    [...letters].filter((letter) => broken(field, stem + letter).length === 0);

  test.each([
    '12345678Z',
    '00000000T',
    '00000001R',
    'X0000000T',
    'X1234567L',
    'Y1234567X',
    'Z1234567R',
    'K1234567L',
  ])('takes %s, in small letters too', (document) => {
    expect(broken(field, document)).toEqual([]);
    expect(broken(field, document.toLowerCase())).toEqual([]);
  });

  test('every number has exactly one valid letter', () => {
    fc.assert(
      fc.property(figures(8), (number) => {
        expect(lettersFor(number)).toHaveLength(1);
      }),
    );
  });

  test('[VAL-10] every document, valid or not, gives the result of the ministry’s table', () => {
    // The table of the Ministry of the Interior: the letter by the remainder of the number divided by 23.
    const table = 'TRWAGMYFPDXBNJZSQVHLCKE';
    const initials = fc.constantFrom('', 'X', 'Y', 'Z');
    const typed = fc.constantFrom('lower', 'upper', 'mixed');
    const document = fc.tuple(initials, figures(8), fc.constantFrom(...letters), typed);
    fc.assert(
      fc.property(document, ([initial, eight, letter, how]) => {
        const number = initial ? eight.slice(1) : eight;
        const digits = Number(`${initial ? 'XYZ'.indexOf(initial) : ''}${number}`);
        const written = initial + number + letter;
        const cased = how === 'upper' ? written : written.toLowerCase();
        const value = how === 'mixed' ? initial.toLowerCase() + number + letter : cased;
        expect(broken(field, value)).toEqual(table[digits % 23] === letter ? [] : ['validation.nif.invalid']);
      }),
      { numRuns: 2_000 },
    );
  });

  test('rejects a digit more, a digit less or a separator', () => {
    fc.assert(
      fc.property(
        figures(8),
        fc.nat(8),
        fc.constantFrom('0', '-', ' ', '.', 'A', '\u200b'),
        (number, at, sign) => {
          const [letter = ''] = lettersFor(number);
          const whole = number + letter;
          expect(broken(field, whole)).toEqual([]);
          expect(broken(field, whole.slice(0, at) + sign + whole.slice(at))).not.toEqual([]);
          expect(broken(field, whole.slice(0, at) + whole.slice(at + 1))).not.toEqual([]);
        },
      ),
    );
  });

  test('numbers that differ by 23 have the same letter, neighbours never', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 - 23 }), (number) => {
        const stem = (value: number) => String(value).padStart(8, '0');
        expect(lettersFor(stem(number + 23))).toEqual(lettersFor(stem(number)));
        expect(lettersFor(stem(number + 1))).not.toEqual(lettersFor(stem(number)));
      }),
    );
  });

  test('X, Y and Z count as 0, 1 and 2; K, L and M are not counted', () => {
    fc.assert(
      fc.property(figures(7), (number) => {
        for (const [initial, figure] of Object.entries({ X: '0', Y: '1', Z: '2', K: '0', L: '0', M: '0' })) {
          expect(lettersFor(initial + number)).toEqual(lettersFor(figure + number));
        }
      }),
    );
  });

  test.each([
    '1234567Z',
    '123456789Z',
    'A1234567L',
    'X12345678L',
    '12345678',
    '12345678-Z',
    ' 12345678Z',
    '١٢٣٤٥٦٧٨Z',
  ])('refuses the form of %j', (document) => {
    expect(broken(field, document)).toEqual(['validation.nif.invalid']);
  });

  test('an empty one passes', () => {
    expect(broken(field, '')).toEqual([]);
  });
});
