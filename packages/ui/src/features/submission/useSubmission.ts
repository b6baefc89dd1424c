import type { Draft } from '@portada/core/user/draft.ts';
import { useHost } from '@portada/element';
import { useEffect, useState } from 'react';
import type { FieldValues, FormStore } from '../../form/form.store.ts';
import { createSubmissionStore, type SubmissionStore } from './submission.store.ts';

type Options = Parameters<typeof createSubmissionStore>[0];

/** The store of one form's submission. */
export function useSubmission(options: Options): SubmissionStore {
  const [store] = useState(() => createSubmissionStore(options));
  return store;
}

const servedForm = (host: HTMLElement | null) => host?.querySelector<HTMLFormElement>(':scope > form');

/** The values that the reader typed into the fallback's form before the widget mounted. */
function servedTexts(host: HTMLElement | null, fields: readonly string[]): Draft {
  const form = servedForm(host);
  const given = form ? [...new FormData(form)] : [];
  return Object.fromEntries(
    given.flatMap(([name, value]) =>
      fields.includes(name) && typeof value === 'string' && value ? [[name, value]] : [],
    ),
  );
}

/** The initial values: the fallback's form, or a draft kept over a reload or a login. */
export function useBegun(store: SubmissionStore, fields: readonly string[]): Draft {
  const host = useHost();
  const [begun] = useState(() => ({ ...store.draft.read(), ...servedTexts(host, fields) }));
  useEffect(() => {
    const form = servedForm(host);
    const file = form?.querySelector<HTMLInputElement>('input[type="file"]')?.files?.[0];
    // Read once: an element that is moved remounts, and must not restore outdated values.
    form?.reset();
    if (file) store.upload.choose(file);
  }, [host, store]);
  return begun;
}

/** Stores a draft of the fields until the form is sent. */
export function useDraft<Input extends FieldValues, Output>(
  { $state }: FormStore<Input, Output>,
  { draft }: SubmissionStore,
  fields: readonly string[],
): void {
  useEffect(
    () =>
      $state.listen(({ values }, before) => {
        if (values === before?.values) return;
        const texts = fields.map((name) => [name, String(values[name] ?? '')] as const);
        draft.keep(Object.fromEntries(texts));
      }),
    [$state, draft, fields],
  );
}
