import { EMAIL_MAX_LENGTH, FIELD_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../constants/limits.ts';
import { upTo } from '../requests.ts';
import * as v from '../valibot.ts';
import { newsletterChoice } from './newsletter.ts';
import { personFields } from './profile.ts';

/** The `type` that selects the profile confirmation after a social sign-up (REG-07). */
export const SOCIAL_REGISTRATION = 'rrss' as const;

const common = {
  nick: personFields.nick,
  email: personFields.email,
  name: personFields.name,
  surname: personFields.surname,
  birthdate: v.optional(personFields.birthdate, null),
  newsletters: v.optional(newsletterChoice, () => []),
  terms: v.boolean(),
  /** The captcha token, empty if the site has none. */
  recaptcha: v.optional(upTo(4_000), ''),
  /** The reader's origin: the widget's `origin`, or the page's URL. */
  origin: v.optional(upTo(2_000), ''),
};

/** REG-02. The password is omitted only when a social sign-up is confirmed (REG-07). */
export const registration = v.object({
  ...common,
  isRegisteredInDemo: v.optional(v.literal(false), false),
  password: v.optional(upTo(PASSWORD_MAX_LENGTH), ''),
  phone: v.optional(personFields.phone, ''),
  country: v.optional(personFields.country, ''),
  province: v.optional(personFields.province, ''),
  city: v.optional(personFields.city, ''),
  address: v.optional(personFields.address, ''),
  postalCode: v.optional(personFields.postalCode, ''),
});
export type Registration = v.InferOutput<typeof registration>;

/**
 * REG-03: the demo flavour. It has the fields of a demo user (`nif`, `alternativeEmail`, `demoBulletin`)
 * and no postal ones; `isRegisteredInDemo` distinguishes it from the standard one.
 */
export const demoRegistration = v.object({
  ...common,
  isRegisteredInDemo: v.literal(true),
  password: upTo(PASSWORD_MAX_LENGTH),
  nif: upTo(FIELD_MAX_LENGTH),
  alternativeEmail: v.optional(upTo(EMAIL_MAX_LENGTH), ''),
  demoBulletin: v.optional(v.boolean(), false),
});
export type DemoRegistration = v.InferOutput<typeof demoRegistration>;
