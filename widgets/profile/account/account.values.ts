import type { User } from '@portada/contract';
import type { saveProfile } from '@portada/core';
import { COUNTRY_WITH_PROVINCES } from '@portada/ui/features/account-fields/city.ts';
import type { Values } from './account.schema.ts';

/** The form as the server knows the reader; nobody's password is known. */
export function valuesOf(reader: User): Values {
  const { nick, email, name, surname, birthdate, phone } = reader;
  const { country, province, city, address, postalCode } = reader;
  return {
    ...{ nick, email, name, surname, phone, country, province, city, address, postalCode },
    birthdate: birthdate ?? '',
    password: '',
    newPassword: '',
    repeatPassword: '',
  };
}

/** They stand or fall together: a city chosen in one country is none of another. */
const placeFields: readonly string[] = ['country', 'province', 'city'];

/**
 * ACCT-18, ACCT-19: what a save sends: the reader as they are known now, with what was changed in this form. The
 * repeated password stays here, and the passwords go only where there is a new one. Who has moved abroad leaves
 * province and city behind; elsewhere they are nobody's to change (ACCT-22).
 */
export function patchOf(
  written: Values,
  changed: readonly string[],
  now: User,
): Parameters<typeof saveProfile>[0] {
  const own = new Set(
    changed.some((name) => placeFields.includes(name)) ? [...changed, ...placeFields] : changed,
  );
  const values: Values = {
    ...valuesOf(now),
    ...Object.fromEntries(Object.entries(written).filter(([name]) => own.has(name))),
  };
  const { nick, name, surname, email, phone, postalCode, address, country } = values;
  const { password, newPassword } = values;
  const hasMoved = country !== COUNTRY_WITH_PROVINCES && changed.includes('country');
  return {
    ...{ nick, name, surname, email, phone, postalCode, address, country },
    birthdate: values.birthdate || null,
    city: hasMoved ? '' : values.city,
    province: hasMoved ? '' : values.province,
    ...(newPassword && { password, newPassword }),
  };
}
