import * as v from 'valibot';
import type { RequiredField, ValidationKey } from './keys.ts';

/**
 * Text rules. `required` is a schema and the first of a pipe; the others are checks that follow a schema
 * and pass empty text, so that an optional field is validated only if it is filled (reading 27):
 *
 *     v.pipe(required('phone'), phone())    v.pipe(optional(), phone())
 */

/** The field may be empty, null or missing; parsed as text. */
/* @__NO_SIDE_EFFECTS__ */
export function optional() {
  return v.nullish(v.string(), '');
}

/** The field must contain more than whitespace (VAL-02). */
/* @__NO_SIDE_EFFECTS__ */
export function required(field: RequiredField) {
  const key: ValidationKey = `validation.${field}.required`;
  return v.pipe(
    v.string(key),
    v.check((value) => value.trim() !== '', key),
  );
}

/** A check that passes empty text; the base of every rule here. */
/* @__NO_SIDE_EFFECTS__ */
export function ifFilled(
  holds: (value: string) => boolean,
  key: ValidationKey | ((issue: v.CheckIssue<string>) => ValidationKey),
) {
  return v.check((value: string) => value === '' || holds(value), key);
}

/** Length in characters: an emoji outside the basic plane is one. */
/* @__NO_SIDE_EFFECTS__ */
export function lengthOf(value: string): number {
  return [...value].length;
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

/** VAL-06: digits only, with exactly this length. */
/* @__NO_SIDE_EFFECTS__ */
export function digits(length: number, key: ValidationKey = 'validation.digits') {
  return ifFilled((value) => value.length === length && /^[0-9]+$/.test(value), key);
}

/** VAL-16: a custom pattern. */
/* @__NO_SIDE_EFFECTS__ */
export function pattern(expression: RegExp, key: ValidationKey = 'validation.pattern') {
  return ifFilled((value) => value.search(expression) >= 0, key);
}
