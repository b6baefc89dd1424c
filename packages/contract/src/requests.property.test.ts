import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { lineUpTo } from './requests.ts';

const line = lineUpTo(255);

test('a line accepts names of Spain and of any other country', () => {
  const letters = 'abcçdefghijklmnñopqrstuvwxyzáàéèíïóòúü';
  const unit = fc.constantFrom(
    ...letters,
    ...letters.toUpperCase(),
    'l·l',
    ' ',
    '-',
    "'",
    '’',
    '.',
    'ª',
    'º',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (name) => {
      for (const form of ['NFC', 'NFD'] as const) expect(v.is(line, name.normalize(form))).toBe(true);
    }),
  );
  for (const name of [
    'Àlex Güell i Muñoz',
    'Ĺuboš Žďárský',
    '李小龍',
    'عبد الله',
    'Ana\u00a0María',
    'Ana\tMaría',
    '👩‍🚀',
  ]) {
    expect(v.is(line, name), name).toBe(true);
  }
});

test('a line contains no line break, control character or bidirectional control', () => {
  const turns = ['\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2069'];
  const signs = fc.constantFrom('\u0000', '\n', '\r', '\v', '\u001b', '\u007f', '\u0085', '\u009f', ...turns);
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), signs, fc.string({ maxLength: 20 }), (before, sign, after) => {
      expect(v.is(line, before + sign + after)).toBe(false);
    }),
  );
});
