import type { User } from '@portada/contract';
import { $user } from '@portada/core';
import { createNickStore } from '@portada/ui/features/account-fields/nick.store.ts';
import { useFormState } from '@portada/ui/form/useFormState.ts';
import { useLongForm } from '@portada/ui/form/useLongForm.ts';
import { useEffect, useState } from 'react';
import { createSaveStore } from '../save/save.store.ts';
import { accountSchema, type Values } from './account.schema.ts';
import { patchOf, valuesOf } from './account.values.ts';

/** The order of the fields, which is the order of their errors. */
const names = [
  'nick',
  'email',
  'password',
  'newPassword',
  'repeatPassword',
  'name',
  'surname',
  'birthdate',
  'phone',
  'country',
  'province',
  'city',
  'address',
  'postalCode',
] as const satisfies readonly (keyof Values)[];

/** The form, its stores, and how it is sent. */
export function useAccountForm(reader: User) {
  const [{ store, nick, schema }] = useState(() => {
    const stores = { store: createSaveStore(), nick: createNickStore(() => $user.get().nick) };
    const { serverErrors } = stores.store;
    return { ...stores, schema: accountSchema({ serverErrors, isTaken: stores.nick.isTaken }) };
  });
  const fields = useLongForm({ schema, defaults: valuesOf(reader), names });
  const { form } = fields;
  const isDirty = useFormState(form, (state) => state.isDirty);

  // What was saved elsewhere is taken over where nothing is being written here.
  useEffect(() => {
    const known = valuesOf(reader);
    const { values } = form.$state.get();
    if (!isDirty && names.some((name) => values[name] !== known[name])) form.reset(known);
  }, [form, reader, isDirty]);

  const send = form.handleSubmit(async (values) => {
    const sent = form.$state.get().values;
    const changed = form.changed();
    const saved = await store.save((now) => patchOf(values, changed, now));
    // ACCT-28. What has been written meanwhile is still to be saved.
    if (saved) form.reset(valuesOf(saved), sent);
  });

  return { ...fields, store, nick, isDirty, send };
}

export type AccountFields = ReturnType<typeof useAccountForm>;
