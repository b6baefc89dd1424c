import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS, POSTAL_CODE_MIN_LENGTH } from '../constants/limits.ts';
import { ifFilled, lengthOf } from './text.ts';
import { shows, withoutJoiners } from './unseen.ts';

/** VAL-09: 6 to 12 digits and nothing else. */
/* @__NO_SIDE_EFFECTS__ */
export function phone() {
  return ifFilled(
    (value) => /^[0-9]+$/.test(value) && value.length >= PHONE_MIN_DIGITS && value.length <= PHONE_MAX_DIGITS,
    'validation.phone.invalid',
  );
}

/** VAL-08: at least 5 characters, since a reader may live in any country. */
/* @__NO_SIDE_EFFECTS__ */
export function postalCode() {
  return ifFilled((value) => lengthOf(value.trim()) >= POSTAL_CODE_MIN_LENGTH, 'validation.postalCode.short');
}

/**
 * VAL-11: letters, accents, spaces, hyphen and apostrophe only, and at least one letter. The middle dot is part of
 * a Catalan letter (`Sant Marcel·lí`), between two others.
 */
/* @__NO_SIDE_EFFECTS__ */
export function placeName(field: 'city' | 'province' | 'country') {
  return ifFilled(
    (value) =>
      /^(?=.*\p{L})(?:[\p{L}\p{M} '’-]|(?<=l)·(?=l))+$/iu.test(withoutJoiners(value)) && shows(value),
    `validation.${field}.invalid`,
  );
}
