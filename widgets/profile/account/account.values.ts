import { COUNTRY_WITH_PROVINCES, type User } from '@portada/contract';
import type { saveProfile } from '@portada/core';
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

/** The texts that are sent as they stand in the form. */
const texts = [
  'nick',
  'name',
  'surname',
  'email',
  'phone',
  'postalCode',
  'address',
  'city',
  'province',
  'country',
] as const satisfies readonly (keyof Values)[];

/**
 * ACCT-18, ACCT-19: what a save sends: only what was changed in this form, so that what was changed elsewhere stays.
 * The repeated password stays here, and the passwords go only where there is a new one. Who has moved abroad leaves
 * province and city behind (ACCT-22).
 */
export function patchOf(values: Values, before: Values): Parameters<typeof saveProfile>[0] {
  const { birthdate, country, password, newPassword } = values;
  const changed: Partial<Record<(typeof texts)[number], string>> = {};
  for (const name of texts) if (values[name] !== before[name]) changed[name] = values[name];
  const hasMoved = country !== COUNTRY_WITH_PROVINCES && country !== before.country;
  return {
    ...changed,
    ...(birthdate !== before.birthdate && { birthdate: birthdate || null }),
    ...(hasMoved && { city: '', province: '' }),
    ...(newPassword && { password, newPassword }),
  };
}
