import { useHost } from '@portada/element';
import { use, useEffect, useState } from 'react';
import { loadParts } from './parts.ts';
import type { SearcherProps } from './searcher.config.ts';
import { createSearcherStore, type SearcherStore } from './searcher.store.ts';

interface CachedStore {
  readonly store: SearcherStore;
  readonly props: SearcherProps;
}

/** By element: what React has not drawn yet it forgets, and a search that is under way must not be begun again. */
const kept = new WeakMap<object, CachedStore>();

function storeOf(key: object, props: SearcherProps, element: HTMLElement | null): SearcherStore {
  const cached = kept.get(key);
  const isSame = ([name, value]: [string, unknown]) => cached && Reflect.get(cached.props, name) === value;
  if (cached && Object.entries(props).every(isSame)) return cached.store;
  const store = createSearcherStore(props, element, () => loadParts(props));
  kept.set(key, { store, props });
  return store;
}

/** Whether the server has written a list of its own into the element. */
function hasFallback(element: HTMLElement | null): boolean {
  const own = [...(element?.children ?? [])].filter(({ slot, localName }) => !slot && localName !== 'script');
  return own.some(({ textContent }) => textContent.trim() !== '');
}

/** The element's store. While the server's own list is there to be read, nothing is drawn before the first answer. */
export function useSearcherStore(props: SearcherProps): SearcherStore {
  const element = useHost();
  const [own] = useState({});
  const key = element ?? own;
  const store = storeOf(key, props, element);
  if (hasFallback(element)) use(store.arrival);
  useEffect(() => {
    const end = store.follow();
    return () => {
      end();
      if (kept.get(key)?.store === store) kept.delete(key);
    };
  }, [store, key]);
  return store;
}
