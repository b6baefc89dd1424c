import { useStore } from '@nanostores/react';
import type { User } from '@portada/contract';
import { $user } from '@portada/core';
import { useRuleTexts } from '@portada/ui/form/useRuleTexts.ts';
import { useValibotForm } from '@portada/ui/form/useValibotForm.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, emptyDraft, firstOf, keepDraft, readDraft } from './contact-form.draft.ts';
import { contactSchema } from './contact-form.schema.ts';
import type { createContactStore } from './contact-form.store.ts';

type Own = Pick<Draft, 'name' | 'email'>;

const ownOf = ({ id, name, surname, nick, email }: User): Own =>
  id ? { name: `${name} ${surname}`.trim() || nick, email } : { name: '', email: '' };

/** The form: begun with the draft and with what is known of the reader; `keep` keeps it while they type. */
export function useContactForm({ serverErrors }: ReturnType<typeof createContactStore>, next?: Draft) {
  const reader = useStore($user);
  const [{ schema, begun }] = useState(() => ({
    schema: contactSchema(serverErrors),
    begun: next ?? firstOf(readDraft(), { ...emptyDraft, ...ownOf(reader) }),
  }));
  const parts = useValibotForm({ schema, defaults: { ...begun, terms: false }, translate: useRuleTexts() });
  const { $state, setValue } = parts.form;

  // The reader may come, go or change while the page is open; what they have typed themselves stays.
  const written = useRef<Own>(ownOf(reader));
  useEffect(() => {
    const own = ownOf(reader);
    for (const name of ['name', 'email'] as const) {
      const value = $state.get().values[name];
      if (value === '' || value === written.current[name]) setValue(name, own[name]);
    }
    written.current = own;
  }, [reader, $state, setValue]);

  const keep = useCallback(() => {
    const own = written.current;
    const { name, email, topic, message } = $state.get().values;
    // Values from the profile are no draft, and are removed with the session.
    keepDraft({
      ...{ topic, message },
      name: name === own.name ? '' : name,
      email: email === own.email ? '' : email,
    });
  }, [$state]);

  return { ...parts, keep };
}
