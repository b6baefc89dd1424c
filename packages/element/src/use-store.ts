import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * What a store holds, drawn anew when that changes. The hook of `@nanostores/react` follows single keys of a store
 * too, and no page is to carry the code for that: no view of ours asks for it.
 */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  const listen = useCallback((changed: () => void) => store.listen(changed), [store]);
  return useSyncExternalStore(listen, () => store.get());
}
