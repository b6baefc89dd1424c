import * as v from 'valibot';
import { EMAIL_MAX_LENGTH } from '../constants/limits.ts';
import { ifFilled, required } from './text.ts';

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** A letter before the at sign that few mail servers take (SMTPUTF8). */
const FOREIGN_LETTER = /^[^@]*(?!\p{ASCII})[\p{L}\p{M}][^@]*@/u;
/** What may stand in a domain; `URL` would read other signs as the end of it. */
const DOMAIN = /^(?:[a-z0-9.-]|\P{ASCII})+$/iu;

/**
 * The address with its domain in ASCII (UTS 46), the one form in which it is sent, stored and compared: Chromium's
 * fields give it, others what was typed. Unchanged where there is no such domain.
 */
export function asciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  const url = `http://${domain}`;
  if (start === 0 || /^\p{ASCII}*$/u.test(domain) || !DOMAIN.test(domain) || !URL.canParse(url))
    return address;
  return address.slice(0, start) + new URL(url).hostname;
}

/** The format of an address: as browsers validate `type="email"`, with a dot in the domain. */
/* @__NO_SIDE_EFFECTS__ */
export function emailForm() {
  return v.pipe(
    v.string(),
    v.transform(asciiDomain),
    ifFilled(
      (value) => value.length <= EMAIL_MAX_LENGTH && EMAIL.test(value),
      ({ input }) => (FOREIGN_LETTER.test(input) ? 'validation.email.letters' : 'validation.email.invalid'),
    ),
  );
}

/** VAL-01: required and valid. It is trimmed, as by browsers. */
/* @__NO_SIDE_EFFECTS__ */
export function email() {
  return v.pipe(required('email'), v.trim(), emailForm());
}
