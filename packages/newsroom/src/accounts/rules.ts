/** Server-side validation of account fields, with the forms' rules. */
import {
  email,
  emailForm,
  follows,
  nick,
  nif,
  oldEnough,
  optional,
  phone,
  placeName,
  postalCode,
  profilePasswordRules,
  realDay,
  registrationPassword,
  required,
} from '@portada/contract/rules';
import * as v from 'valibot';
import { dayOf } from '../content/dates.ts';
import { cleanLine } from '../content/plain-text.ts';
import { invalidFields } from '../http/handle.ts';

type Clock = () => Date;

const line = () => v.pipe(optional(), v.trim());
const free = () => v.pipe(optional(), v.transform(cleanLine));

/** The country is stored as its two-letter code (ISO 3166-1). */
const country = () =>
  v.pipe(
    line(),
    v.check((code) => code === '' || /^[A-Z]{2}$/.test(code), 'validation.country.invalid'),
  );

const birthdate = (now: Clock) =>
  v.nullable(
    v.pipe(
      v.string(),
      realDay(),
      oldEnough(() => dayOf(now())),
    ),
  );

const contactFields = () => ({
  phone: v.pipe(line(), phone()),
  postalCode: v.pipe(line(), postalCode()),
  address: free(),
  city: v.pipe(line(), placeName('city')),
  province: free(),
  country: country(),
});

const personFields = (now: Clock) => ({
  nick: nick(),
  name: v.pipe(required('name'), v.transform(cleanLine), required('name')),
  surname: v.pipe(required('surname'), v.transform(cleanLine), required('surname')),
  email: v.pipe(email(), v.toLowerCase()),
  birthdate: birthdate(now),
});

/** Profile fields; each is validated only if it is sent (ACCT-23). */
export function profileRules(now: Clock) {
  return v.partial(v.object({ ...personFields(now), ...contactFields() }));
}

/** A registration without its password, newsletters and terms. */
export function registrationRules(now: Clock) {
  return v.object({
    ...personFields(now),
    ...contactFields(),
    nif: v.pipe(line(), v.toUpperCase(), nif()),
    alternativeEmail: v.pipe(line(), v.toLowerCase(), emailForm()),
  });
}

export const registrationPasswordSchema = registrationPassword();
export const newPasswordSchema = v.pipe(required('newPassword'), follows(profilePasswordRules));
export const emailSchema = v.pipe(email(), v.toLowerCase());

/** Returns the parsed payload. 400 with a message key per invalid field. */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  name?: string,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  // The form shows the first message of a field.
  const fields = new Map<string, string>();
  for (const issue of read.issues) {
    const field = v.getDotPath(issue) ?? name ?? '';
    if (!fields.has(field)) fields.set(field, issue.message);
  }
  throw invalidFields(Object.fromEntries(fields));
}
