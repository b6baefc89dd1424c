import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openEnd, termsOf, written } from '../../src/search/terms.ts';
import { slipsBetween } from '../../src/search/words.ts';

const texts = (text: string) => termsOf(text).map((term) => term.text);

test('parses words, phrases in any quotes, and excluded terms', () => {
  expect(termsOf('dique "muelle sur" -grúa «plaza mayor» “mar en calma”')).toEqual([
    { text: 'dique', isPhrase: false, isUnwanted: false },
    { text: 'muelle sur', isPhrase: true, isUnwanted: false },
    { text: 'grúa', isPhrase: false, isUnwanted: true },
    { text: 'plaza mayor', isPhrase: true, isUnwanted: false },
    { text: 'mar en calma', isPhrase: true, isUnwanted: false },
  ]);
});

test('accepts unclosed quotes, hyphens within words and punctuation alone', () => {
  expect(texts('"muelle sur')).toEqual(['muelle sur']);
  expect(texts('ex-alcalde')).toEqual(['ex-alcalde']);
  expect(texts('& | ! <-> :* ( ) - "" «»')).toEqual([]);
  expect(texts('or')).toEqual(['or']);
});

test('a text of excluded terms only searches for them', () => {
  expect(termsOf('-5').every((term) => !term.isUnwanted)).toBe(true);
});

test('the last word is a prefix when it may continue', () => {
  expect(openEnd(termsOf('biblioteca mun'))?.beginning).toBe('mun');
  expect(openEnd(termsOf('Informació'))?.beginning).toBe('informacio');
  expect(openEnd(termsOf('la "plaza mayor"'))).toBeUndefined();
  expect(openEnd(termsOf('el -mu'))).toBeUndefined();
  expect(openEnd(termsOf('mu'))).toBeUndefined();
});

test('serialised terms parse to the same terms', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,9}$/);
  const term = fc.record({ text: word, isPhrase: fc.boolean(), isUnwanted: fc.boolean() });
  fc.assert(
    fc.property(fc.array(term, { minLength: 1, maxLength: 9 }), (terms) => {
      fc.pre(terms.some(({ isUnwanted }) => !isUnwanted));
      expect(termsOf(written(terms))).toEqual(terms);
    }),
  );
});

test('the distance counts omitted, inserted, replaced and transposed letters', () => {
  expect(slipsBetween('puetro', 'puerto')).toBe(1);
  expect(slipsBetween('puert', 'puerto')).toBe(1);
  expect(slipsBetween('puerrto', 'puerto')).toBe(1);
  expect(slipsBetween('quepuerto', 'puerto')).toBe(3);
  expect(slipsBetween('puerto', 'puerto')).toBe(0);
});

test('the distance is symmetric', () => {
  const word = fc.stringMatching(/^[a-d]{0,7}$/);
  fc.assert(fc.property(word, word, (a, b) => slipsBetween(a, b) === slipsBetween(b, a)));
});
