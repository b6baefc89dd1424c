import * as v from 'valibot';
import { EMAIL_MAX_LENGTH } from '../constants/limits.ts';
import { ifFilled, required } from './text.ts';

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
