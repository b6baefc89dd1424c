import { EMAIL_MAX_LENGTH, FIELD_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../constants/limits.ts';
import { lineUpTo, upTo } from '../requests.ts';
import * as v from '../valibot.ts';
import { newsletterChoice } from './newsletter.ts';

const line = lineUpTo(FIELD_MAX_LENGTH);

/** `YYYY-MM-DD`; whether the day exists and how old the reader is are checked by rules, not by the schema. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The personal and postal fields that profile and registration share. */
export const personFields = {
  nick: line,
  name: line,
  surname: line,
  email: upTo(EMAIL_MAX_LENGTH),
  birthdate: v.nullable(day),
  phone: line,
  postalCode: line,
  address: line,
  city: line,
  province: line,
  /** Two letters, ISO 3166-1. */
  country: line,
};

/** The payload of a profile save (ACCT-18): `password` is the current one. Only the fields sent are changed. */
export const profilePatch = v.object(
  v.partial(
    v.object({
      ...personFields,
      password: upTo(PASSWORD_MAX_LENGTH),
      newPassword: upTo(PASSWORD_MAX_LENGTH),
      newsletters: newsletterChoice,
    }),
  ).entries,
);
export type ProfilePatch = v.InferOutput<typeof profilePatch>;

/** The account form's fields: the payload without newsletters, and the repeated password, which is not sent. */
export type ProfileForm = Required<Omit<ProfilePatch, 'newsletters'>> & { readonly repeatPassword: string };
