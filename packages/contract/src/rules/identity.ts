import * as v from 'valibot';
import {
  EMAIL_MAX_LENGTH,
  NICK_MAX_LENGTH,
  NICK_MIN_LENGTH,
  PHONE_MAX_DIGITS,
  PHONE_MIN_DIGITS,
} from '../constants/limits.ts';
import { ifFilled, maxLength, minLength, required } from './text.ts';

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** The form of an address: what browsers take for `type="email"`, and a domain with a dot. */
/* @__NO_SIDE_EFFECTS__ */
export function emailForm() {
  return ifFilled(
    (value) => value.length <= EMAIL_MAX_LENGTH && EMAIL.test(value),
    'validation.email.invalid',
  );
}

/** VAL-01: required and valid. Blanks around it are taken off, as browsers do. */
/* @__NO_SIDE_EFFECTS__ */
export function email() {
  return v.pipe(required('email'), v.trim(), emailForm());
}

/** VAL-09: 6 to 12 digits and nothing else. */
/* @__NO_SIDE_EFFECTS__ */
export function phone() {
  return ifFilled(
    (value) => /^[0-9]+$/.test(value) && value.length >= PHONE_MIN_DIGITS && value.length <= PHONE_MAX_DIGITS,
    'validation.phone.invalid',
  );
}

/** VAL-15: letters and figures of any script, dot, hyphen and underscore, from 4 to 30 (reading 26). */
/* @__NO_SIDE_EFFECTS__ */
export function nick() {
  return v.pipe(
    required('nick'),
    v.trim(),
    minLength(NICK_MIN_LENGTH, 'validation.nick.short'),
    maxLength(NICK_MAX_LENGTH, 'validation.nick.long'),
    ifFilled((value) => /^[\p{L}\p{M}\p{N}._-]+$/u.test(value), 'validation.nick.invalid'),
  );
}

const NIF_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The letter that belongs to the number of a NIF or NIE. */
/* @__NO_SIDE_EFFECTS__ */
export function nifLetter(number: number): string {
  return NIF_LETTERS.charAt(number % NIF_LETTERS.length);
}

/**
 * VAL-10: a NIF (8 figures and their letter; K, L or M, 7 figures and their letter for those who have no DNI) or a
 * NIE (X, Y or Z, 7 figures and their letter). Small letters are taken, separators are not.
 */
/* @__NO_SIDE_EFFECTS__ */
export function nif() {
  return ifFilled(isNif, 'validation.nif.invalid');
}

/** A NIE's initial counts as a figure in the number that is divided; K, L and M do not. */
function isNif(value: string): boolean {
  const parts = /^([0-9]|[XYZ]|[KLM])([0-9]{7})([A-Z])$/i.exec(value);
  if (!parts) return false;
  const [, initial = '', figures, letter = ''] = parts;
  const nie = 'XYZ'.indexOf(initial.toUpperCase());
  const first = nie >= 0 ? nie : initial.replace(/\D/, '');
  return nifLetter(Number(`${first}${figures}`)) === letter.toUpperCase();
}
