import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedSegments, marksIn } from './marked.ts';

/** The text with what is marked in brackets. */
const marked = (text: string, ...marks: string[]) =>
  markedSegments(text, marks)
    .map(({ text, match }) => (match ? `[${text}]` : text))
    .join('');

test.each([
  ['El puerto y los PUERTOS', ['puerto'], 'El [puerto] y los [PUERTOS]'],
  ['Crónica del catamarán', ['catamaran', 'cronicas'], '[Crónica] del [catamarán]'],
  ['L’ajuntament i els consistoris', ['ajuntament', 'consistori'], 'L’[ajuntament] i els [consistoris]'],
  ['El Col·legi', ['collegi'], 'El [Col·legi]'],
  ['La mar de Marola', ['mar'], 'La [mar] de Marola'],
  ['El bergantín', ['bergan*'], 'El [bergantín]'],
  ['Del muelle sur al muelle', ['muelle sur'], 'Del [muelle sur] al muelle'],
  ['Nada de nada', ['puerto', '...'], 'Nada de nada'],
])('marks %s by %j', (text, marks, expected) => {
  expect(marked(text, ...marks)).toBe(expected);
});

test('a text with markup stays as it is, and so does one without anything to mark', () => {
  expect(marksIn('<b>puerto</b>', ['puerto'])).toBeUndefined();
  expect(marksIn('Sol &amp; puerto', ['amp'])).toBeUndefined();
  expect(marksIn('La mar', ['puerto'])).toBeUndefined();
  expect(marksIn('La mar', [])).toBeUndefined();
});

test('whatever the text and the marks, no letter is lost', () => {
  const anyText = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(anyText, fc.array(anyText), (text, marks) => {
      expect(
        markedSegments(text, marks)
          .map((segment) => segment.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
