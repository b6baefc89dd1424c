import { useLayoutEffect, useState } from 'react';
import type { FormStore } from '../../form/form.store.ts';
import type { FieldValues } from '../../form/form-values.store.ts';
import { createSubmissionStore, type SubmissionStore } from './submission.store.ts';

type Options = Parameters<typeof createSubmissionStore>[0];

/** The store of one form's submission. */
export function useSubmission(options: Options): SubmissionStore {
  const [store] = useState(() => createSubmissionStore(options));
  return store;
}

/** Stores a draft of the fields until the form is sent. */
export function useDraft<Input extends FieldValues, Output>(
  { $state }: FormStore<Input, Output>,
  { draft }: SubmissionStore,
  fields: readonly string[],
): void {
  // Before the form takes over what was typed into the fallback.
  useLayoutEffect(
    () =>
      $state.listen(({ values }, before) => {
        if (values === before?.values) return;
        const texts = fields.map((name) => [name, String(values[name] ?? '')] as const);
        draft.keep(Object.fromEntries(texts));
      }),
    [$state, draft, fields],
  );
}
