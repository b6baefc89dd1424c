import type { User } from '@portada/contract';
import { $user } from '@portada/core';
import { createNickStore } from '@portada/ui/features/account-fields/nick.store.ts';
import { useFormState } from '@portada/ui/form/useFormState.ts';
import { useLongForm } from '@portada/ui/form/useLongForm.ts';
import { useEffect, useRef, useState } from 'react';
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

  // What another tab has saved is taken over where nothing is being written here.
  const taken = useRef(reader);
  useEffect(() => {
    if (isDirty || taken.current === reader) return;
    taken.current = reader;
    form.reset(valuesOf(reader));
  }, [form, reader, isDirty]);

  const send = form.handleSubmit(async (values) => {
    const sent = form.$state.get().values;
    const saved = await store.save(patchOf(values, reader));
    // ACCT-28. What has been written meanwhile is still to be saved.
    if (saved) form.reset(valuesOf(saved), sent);
  });

  return { ...fields, store, nick, isDirty, send };
}

export type AccountFields = ReturnType<typeof useAccountForm>;
