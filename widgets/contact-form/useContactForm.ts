import { useStore } from '@nanostores/react';
import type { User } from '@portada/contract';
import { $user } from '@portada/core';
import { useHost } from '@portada/element';
import { useRuleTexts } from '@portada/ui/form/useRuleTexts.ts';
import { useValibotForm } from '@portada/ui/form/useValibotForm.ts';
import { useEffect, useRef, useState } from 'react';
import {
  type Draft,
  emptyDraft,
  firstOf,
  keepDraft,
  readDraft,
  readPlainForm,
  resetPlainForm,
} from './contact-form.draft.ts';
import { contactSchema } from './contact-form.schema.ts';
import type { createContactStore } from './contact-form.store.ts';

type Own = Pick<Draft, 'name' | 'email'>;

const ownOf = ({ id, name, surname, nick, email }: User): Own =>
  id ? { name: `${name} ${surname}`.trim() || nick, email } : { name: '', email: '' };

/** The form: begun with what was typed before and with what is known of the reader, and kept while they type. */
export function useContactForm({ serverErrors }: ReturnType<typeof createContactStore>, next?: Draft) {
  const element = useHost();
  const reader = useStore($user);
  const [{ schema, begun }] = useState(() => ({
    schema: contactSchema(serverErrors),
    begun: next ?? firstOf(readPlainForm(element), readDraft(), { ...emptyDraft, ...ownOf(reader) }),
  }));
  const parts = useValibotForm({ schema, defaults: { ...begun, terms: false }, translate: useRuleTexts() });
  const { getValues, setValue, watch } = parts.form;

  useEffect(() => resetPlainForm(element), [element]);

  // The reader may come, go or change while the page is open; what they have typed themselves stays.
  const written = useRef<Own>(ownOf(reader));
  useEffect(() => {
    const own = ownOf(reader);
    for (const name of ['name', 'email'] as const) {
      const value = getValues(name);
      if (value === '' || value === written.current[name]) setValue(name, own[name]);
    }
    written.current = own;
  }, [reader, getValues, setValue]);

  useEffect(() => {
    const keep = ({ name = '', email = '', topic = '', message = '' }: Partial<Draft>) => {
      const own = written.current;
      // Values from the profile are no draft, and are removed with the session.
      keepDraft({
        ...{ topic, message },
        name: name === own.name ? '' : name,
        email: email === own.email ? '' : email,
      });
    };
    keep(getValues());
    const { unsubscribe } = watch((values, { type }) => {
      if (type === 'change') keep(values);
    });
    return unsubscribe;
  }, [watch, getValues]);

  return parts;
}
