import { fold } from '@portada/shared/fold.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matches, segments } from './fold.ts';

/** The text with its matches in brackets. */
const marked = (text: string, query: string) =>
  segments(text, query)
    .map(({ text, match }) => (match ? `[${text}]` : text))
    .join('');

describe('[PRED-04] accents and case do not matter', () => {
  test.each([
    ['Àngels Soler', 'angels', '[Àngels] Soler'],
    ['José María Ñíguez', 'niguez', 'José María [Ñíguez]'],
    ['Rodri\u0301guez', 'RODRÍGUEZ', '[Rodri\u0301guez]'],
    ['El Col·legi', 'collegi', 'El [Col·legi]'],
    ['El Collegi', 'col·legi', 'El [Collegi]'],
    ['کتاب می\u200cخواهم', 'میخواهم', 'کتاب [می\u200cخواهم]'],
    ['کتاب میخواهم', 'می\u200cخواهم', 'کتاب [میخواهم]'],
    ['Clara Montes', 'mont clar', '[Clar]a [Mont]es'],
    ['Banana', 'ana', 'B[anana]'],
    ['Clara Montes', 'xavier', 'Clara Montes'],
    ['Clara Montes', '   ', 'Clara Montes'],
    ['(a.b)*', '.b)', '(a[.b)]*'],
    ['👩‍👩‍👧 Familia', 'fami', '👩‍👩‍👧 [Fami]lia'],
  ])('%s by %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test('every word of the query must be there', () => {
    expect(matches('Clara Montes', 'clara mon')).toBe(true);
    expect(matches('Clara Montes', 'clara vidal')).toBe(false);
    expect(fold('ÀÉÏ ÑÇ l·l')).toBe('aei nc ll');
  });

  test('whatever the text and the query, no letter is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        expect(
          segments(text, query)
            .map(({ text }) => text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  test('a text that matches has something marked, and one that does not match is left out', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'É', 'e\u0301', 'ñ', ' '), maxLength: 9 });
    fc.assert(
      fc.property(texts, texts, (text, query) => {
        const isMarked = segments(text, query).some(({ match }) => match);
        if (matches(text, query)) expect(isMarked).toBe(query.trim() !== '');
        if (query.trim() && !query.trim().includes(' ')) expect(matches(text, query)).toBe(isMarked);
      }),
    );
  });
});
