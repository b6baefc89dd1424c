import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** A part of a form's state. What draws it renders when that part changes, and not at every key in every field. */
export function useFormState<State, Part>(
  { $state }: { readonly $state: ReadableAtom<State> },
  pick: (state: State) => Part,
): Part {
  return useSyncExternalStore($state.listen, () => pick($state.get()));
}
