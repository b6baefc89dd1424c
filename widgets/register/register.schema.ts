import { EMAIL_MAX_LENGTH, FIELD_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '@portada/contract';
import {
  email,
  emailForm,
  maxLength,
  nick,
  nif,
  oldEnough,
  phone,
  postalCode,
  realDay,
  registrationPassword,
  required,
  terms,
} from '@portada/contract/rules';
import * as v from '@portada/contract/valibot';
import { editableCity } from '@portada/ui/features/account-fields/city.ts';
import type { ServerFieldErrors } from '@portada/ui/form/server-field-errors.ts';

/** The usual registration, the confirmation of a social sign-up (REG-07), and the demo flavour (REG-03). */
export type Kind = 'usual' | 'social' | 'demo';

/** What the form knows from outside its fields: what the server has said. */
export interface Verdicts {
  isTaken(nick: string): boolean;
  serverErrors: ServerFieldErrors;
}

const line = () => v.pipe(v.string(), v.trim(), maxLength(FIELD_MAX_LENGTH));
const requiredLine = (field: 'name' | 'surname' | 'nif') =>
  v.pipe(required(field), v.trim(), maxLength(FIELD_MAX_LENGTH));

/** The values of the form, whatever its kind: fields that it does not show are empty. */
const entries = (kind: Kind, isTaken: Verdicts['isTaken']) => ({
  nick: v.pipe(
    nick(),
    v.check((value) => !isTaken(value), 'validation.nick.taken'),
  ),
  email: email(),
  password: kind === 'social' ? v.string() : v.pipe(registrationPassword(), maxLength(PASSWORD_MAX_LENGTH)),
  name: requiredLine('name'),
  surname: requiredLine('surname'),
  birthdate: v.pipe(required('birthdate'), v.trim(), realDay(), oldEnough()),
  phone: v.pipe(line(), phone()),
  country: v.string(),
  province: v.string(),
  city: line(),
  address: line(),
  postalCode: v.pipe(line(), postalCode()),
  nif: kind === 'demo' ? v.pipe(requiredLine('nif'), nif()) : v.string(),
  alternativeEmail: v.pipe(v.string(), v.trim(), maxLength(EMAIL_MAX_LENGTH), emailForm()),
  demoBulletin: v.boolean(),
  newsletters: v.array(v.string()),
  terms: terms(),
});

/** The rules of the form. A value that the server has refused stays refused until it is changed. */
export function registerSchema(kind: Kind, { isTaken, serverErrors }: Verdicts) {
  return v.pipe(v.object(entries(kind, isTaken)), editableCity(), serverErrors.rule());
}

export type Values = v.InferOutput<ReturnType<typeof registerSchema>>;

export const emptyValues: Values = {
  nick: '',
  email: '',
  password: '',
  name: '',
  surname: '',
  birthdate: '',
  phone: '',
  country: '',
  province: '',
  city: '',
  address: '',
  postalCode: '',
  nif: '',
  alternativeEmail: '',
  demoBulletin: false,
  newsletters: [],
  terms: false,
};
