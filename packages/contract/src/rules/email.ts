import * as v from 'valibot';
import { EMAIL_MAX_LENGTH } from '../constants/limits.ts';
import { ifFilled, required } from './text.ts';

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** The format of an address: as browsers validate `type="email"`, with a dot in the domain. */
/* @__NO_SIDE_EFFECTS__ */
export function emailForm() {
  return ifFilled(
    (value) => value.length <= EMAIL_MAX_LENGTH && EMAIL.test(value),
    'validation.email.invalid',
  );
}

/** VAL-01: required and valid. It is trimmed, as by browsers. */
/* @__NO_SIDE_EFFECTS__ */
export function email() {
  return v.pipe(required('email'), v.trim(), emailForm());
}
