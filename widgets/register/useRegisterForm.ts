import { useRuleTexts } from '@portada/ui/form/useRuleTexts.ts';
import { useValibotForm } from '@portada/ui/form/useValibotForm.ts';
import { useId, useState } from 'react';
import { createNickStore } from './nick.store.ts';
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
export type FieldName = (typeof names)[number];

/** The form, its stores, and what its parts draw their fields from. */
export function useRegisterForm(kind: Kind, defaults: Values) {
  const [{ store, nick, schema }] = useState(() => {
    const stores = { store: createRegisterStore(), nick: createNickStore() };
    const { refusal } = stores.store;
    return { ...stores, schema: registerSchema(kind, { refusal, isTaken: stores.nick.isTaken }) };
  });
  const { form, field, error } = useValibotForm({
    schema,
    defaults,
    translate: useRuleTexts(),
    focusError: false,
  });
  const formId = useId();
  const id = (name: FieldName) => `${formId}-${name}`;
  const errors = names.flatMap((name) => {
    const text = error(name);
    return text ? [{ name, id: id(name), text }] : [];
  });

  return {
    form,
    store,
    nick,
    error,
    errors,
    id,
    /** What a field takes; its id is the one that the error summary leads to. */
    field: (name: FieldName) => ({ ...field(name), id: id(name) }),
    /** Brings the reader to a field by its name. */
    goTo: (name: string) => {
      const known = names.find((one) => one === name);
      if (known) form.setFocus(known);
    },
  };
}

export type RegisterFields = ReturnType<typeof useRegisterForm>;
