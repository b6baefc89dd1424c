import type { CallInput, Newsletter, register, User } from '@portada/contract';
import { COUNTRY_WITH_PROVINCES } from '@portada/ui/features/account-fields/city.ts';
import { emptyValues, type Kind, type Values } from './register.schema.ts';

/** A registration as it is sent; the captcha's token comes last. */
export type RegistrationPayload = CallInput<typeof register>['body'];

interface Screen {
  kind: Kind;
  origin: string;
  newsletters: readonly Newsletter[];
}

const ORIGIN_MAX_LENGTH = 2_000;

/** REG-02, REG-03: what the form sends. Province and city belong to a Spanish address only. */
export function payloadOf(values: Values, { kind, origin, newsletters }: Screen): RegistrationPayload {
  const { nick, email, password, name, surname, birthdate, terms } = values;
  const common = {
    ...{ nick, email, name, surname, birthdate, terms },
    // Only what was chosen: what was not may have been subscribed to elsewhere.
    newsletters: newsletters
      .filter(({ id }) => values.newsletters.includes(id))
      .map((newsletter) => ({ ...newsletter, isSubscribed: true })),
    origin: (origin || location.href).slice(0, ORIGIN_MAX_LENGTH),
  };
  if (kind === 'demo') {
    const { nif, alternativeEmail, demoBulletin } = values;
    return { ...common, password, isRegisteredInDemo: true, nif, alternativeEmail, demoBulletin };
  }
  const { phone, country, address, postalCode } = values;
  const inSpain = country === COUNTRY_WITH_PROVINCES;
  return {
    ...common,
    ...(kind === 'usual' && { password }),
    ...{ phone, country, address, postalCode },
    province: inSpain ? values.province : '',
    city: inSpain ? values.city : '',
  };
}

/** REG-07: the form is prefilled with the data of the social login. */
export function valuesOf(reader: User): Values {
  const { nick, email, name, surname, birthdate, phone } = reader;
  const { country, province, city, address, postalCode } = reader;
  return {
    ...emptyValues,
    ...{ nick, email, name, surname, phone, country, province, city, address, postalCode },
    birthdate: birthdate ?? '',
  };
}
