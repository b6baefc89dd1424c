import * as v from 'valibot';
import type { RequiredField, ValidationKey } from './keys.ts';

/**
 * The rules for text. `required` is a schema and comes first in a pipe; the others are checks that follow a schema
 * and pass empty text, so that an optional field is judged only when it is filled (reading 27):
 *
 *     v.pipe(required('phone'), phone())    v.pipe(optional(), phone())
 */

/** The field may be left empty, null or out; read as text. */
/* @__NO_SIDE_EFFECTS__ */
export function optional() {
  return v.nullish(v.string(), '');
}

/** The field must hold more than blanks (VAL-02). */
/* @__NO_SIDE_EFFECTS__ */
export function required(field: RequiredField) {
  const key: ValidationKey = `validation.${field}.required`;
  return v.pipe(
    v.string(key),
    v.check((value) => value.trim() !== '', key),
  );
}

/** A check that passes empty text; the ground of every rule here. */
/* @__NO_SIDE_EFFECTS__ */
export function ifFilled(holds: (value: string) => boolean, key: ValidationKey) {
  return v.check<string, ValidationKey>((value) => value === '' || holds(value), key);
}

/** Characters as a reader counts them: an emoji outside the basic plane is one. */
/* @__NO_SIDE_EFFECTS__ */
export function lengthOf(value: string): number {
  return [...value].length;
}

/** Whether every character shows: none that is made to be invisible, no accents in a heap or without their letter. */
/* @__NO_SIDE_EFFECTS__ */
export function shows(value: string): boolean {
  return !/\p{DI}|(?:^|[^\p{L}\p{M}\p{N}])\p{M}|\p{M}{4}/u.test(value);
}

/** VAL-07 */
/* @__NO_SIDE_EFFECTS__ */
export function minLength(length: number, key: ValidationKey = 'validation.tooShort') {
  return ifFilled((value) => lengthOf(value) >= length, key);
}

/** VAL-07 */
/* @__NO_SIDE_EFFECTS__ */
export function maxLength(length: number, key: ValidationKey = 'validation.tooLong') {
  return ifFilled((value) => lengthOf(value) <= length, key);
}

/** VAL-06: figures only, exactly so many. */
/* @__NO_SIDE_EFFECTS__ */
export function digits(length: number, key: ValidationKey = 'validation.digits') {
  return ifFilled((value) => value.length === length && /^[0-9]+$/.test(value), key);
}

/** VAL-16: a pattern of the site's own. */
/* @__NO_SIDE_EFFECTS__ */
export function pattern(expression: RegExp, key: ValidationKey = 'validation.pattern') {
  return ifFilled((value) => value.search(expression) >= 0, key);
}
