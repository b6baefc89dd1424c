import { createLetterStore, type LetterStore } from '@portada/core/letters/letter.store.ts';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Options = Parameters<typeof createLetterStore>[0];

/** The store of one form's letter; what is on its way stops when the form leaves the page. */
export function useLetter(options: Options): LetterStore {
  const [store] = useState(() => createLetterStore(options));
  useEffect(() => () => store.upload.leave(), [store]);
  return store;
}

/** Keeps what is being written, field by field, until it has been sent. */
export function useDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { draft }: LetterStore,
  fields: readonly string[],
): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      const texts = fields.map((name) => [name, String(Reflect.get(values, name) ?? '')] as const);
      draft.keep(Object.fromEntries(texts));
    });
    return unsubscribe;
  }, [form, draft, fields]);
}
