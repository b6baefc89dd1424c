import { createNickStore } from '@portada/ui/features/account-fields/nick.store.ts';
import { useLongForm } from '@portada/ui/form/useLongForm.ts';
import { useState } from 'react';
import { type Kind, registerSchema, type Values } from './register.schema.ts';
import { createRegisterStore } from './register.store.ts';

/** The order of the fields, which is the order of their errors. */
const names = [
  'nick',
  'email',
  'password',
  'name',
  'surname',
  'birthdate',
  'nif',
  'alternativeEmail',
  'phone',
  'country',
  'province',
  'city',
  'address',
  'postalCode',
  'terms',
] as const satisfies readonly (keyof Values)[];
/** The form, its stores, and what its parts draw their fields from. */
export function useRegisterForm(kind: Kind, defaults: Values) {
  const [{ store, nick, schema }] = useState(() => {
    const stores = { store: createRegisterStore(), nick: createNickStore() };
    const { serverErrors } = stores.store;
    return { ...stores, schema: registerSchema(kind, { serverErrors, isTaken: stores.nick.isTaken }) };
  });
  return { ...useLongForm({ schema, defaults, names }), store, nick };
}

export type RegisterFields = ReturnType<typeof useRegisterForm>;
