import * as v from 'valibot';
import { NICK_MAX_LENGTH, NICK_MIN_LENGTH } from '../constants/limits.ts';
import { ifFilled, maxLength, minLength, required } from './text.ts';
import { shows, withoutJoiners } from './unseen.ts';

/** The scripts that are in daily use (UAX 31, table 5), and those that are written together. */
const scripts = [
  ...[
    'Latn',
    'Cyrl',
    'Grek',
    'Arab',
    'Armn',
    'Beng',
    'Deva',
    'Ethi',
    'Geor',
    'Gujr',
    'Guru',
    'Hebr',
    'Khmr',
    'Knda',
  ],
  ...['Laoo', 'Mlym', 'Mymr', 'Orya', 'Sinh', 'Taml', 'Telu', 'Thaa', 'Thai', 'Tibt'],
];
const together = [
  ['Hani', 'Hira', 'Kana'],
  ['Hani', 'Bopo'],
  ['Hani', 'Hang'],
];

/**
 * Whether all letters are of one script, as UTS 39 has it; digits and signs are of every script. A script that is
 * not in daily use counts as one with the others of its kind.
 */
/* @__NO_SIDE_EFFECTS__ */
function isOneScript(value: string): boolean {
  const sets = [...scripts.map((script) => [script]), ...together];
  const has = (names: readonly string[]) => names.map((name) => `\\p{scx=${name}}`).join('');
  const whole = sets.map((names) => `[${has([...names, 'Zyyy', 'Zinh'])}]*`);
  return new RegExp(`^(?:${whole.join('|')}|[^${has(sets.flat())}]*)$`, 'u').test(value);
}

const isWritten = (value: string) => /^[\p{L}\p{M}\p{N}._-]+$/u.test(withoutJoiners(value)) && shows(value);

/** VAL-15: letters and digits of one script, dot, hyphen and underscore, from 4 to 30 (reading 26). */
/* @__NO_SIDE_EFFECTS__ */
export function nick() {
  return v.pipe(
    required('nick'),
    v.trim(),
    minLength(NICK_MIN_LENGTH, 'validation.nick.short'),
    maxLength(NICK_MAX_LENGTH, 'validation.nick.long'),
    ifFilled(isWritten, 'validation.nick.invalid'),
    ifFilled((value) => !isWritten(value) || isOneScript(value), 'validation.nick.scripts'),
  );
}
