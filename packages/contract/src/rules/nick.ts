import * as v from 'valibot';
import { NICK_MAX_LENGTH, NICK_MIN_LENGTH } from '../constants/limits.ts';
import { ifFilled, maxLength, minLength, required, shows } from './text.ts';

/** VAL-15: letters and digits of any script, dot, hyphen and underscore, from 4 to 30 (reading 26). */
/* @__NO_SIDE_EFFECTS__ */
export function nick() {
  return v.pipe(
    required('nick'),
    v.trim(),
    minLength(NICK_MIN_LENGTH, 'validation.nick.short'),
    maxLength(NICK_MAX_LENGTH, 'validation.nick.long'),
    ifFilled((value) => /^[\p{L}\p{M}\p{N}._-]+$/u.test(value) && shows(value), 'validation.nick.invalid'),
  );
}
