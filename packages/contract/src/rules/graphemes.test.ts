import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { PLAIN_LETTERS } from '../constants/letters.ts';
import { graphemesOf } from './graphemes.ts';

afterEach(() => void vi.restoreAllMocks());

test('[COMM-03] what Spanish and Catalan are typed with is counted without a segmenter', () => {
  const segmenter = vi.spyOn(Intl, 'Segmenter');
  expect(graphemesOf('')).toBe(0);
  expect(graphemesOf('¿Qué? «Pingüí» col·lecció\n¡Añil!')).toBe(32);
  expect(segmenter).not.toHaveBeenCalled();
  expect(graphemesOf('👩‍👩‍👧')).toBe(1);
  expect(segmenter).toHaveBeenCalled();
});

test('[COMM-03] every plain letter is a grapheme of its own', () => {
  const plain = fc.string({ unit: 'binary' }).filter((text) => PLAIN_LETTERS.test(text));
  const latin = fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        plain,
        latin.filter((text) => PLAIN_LETTERS.test(text)),
      ),
      (text) => {
        expect([...new Intl.Segmenter().segment(text)]).toHaveLength(text.length);
      },
    ),
  );
});
