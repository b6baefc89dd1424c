import { useHost } from '@portada/element';
import { use, useEffect } from 'react';
import { createShowIndexStore, type ShowIndexStore } from './show-index.store.ts';

/** What waits is drawn anew each time: the store of an element must be kept outside of its view. */
const stores = new WeakMap<object, ShowIndexStore>();

/** Without an element, in a story or a test of the view alone. */
const noElement = {};

/** Whether the server wrote something that a reader can go on with. */
function hasFallback(host: HTMLElement): boolean {
  return host.querySelector(':scope > :not([slot], script)') !== null;
}

/**
 * The store of the view's element. Until its first list has come the view waits, so that the server's own list stays
 * on screen; if none comes that one stays for good, unless there is none.
 */
export function useShowIndexStore(): ShowIndexStore {
  const host = useHost();
  const key = host ?? noElement;
  const store = stores.get(key) ?? createShowIndexStore();
  stores.set(key, store);
  use(store.first);
  const { status, list } = store.$state.get();
  if (status === 'failed' && list === 0 && host && hasFallback(host)) {
    // React draws once more what has thrown, and must meet the same end; only what comes after it begins anew.
    host.addEventListener('portada:error', () => stores.delete(host), { once: true });
    throw new Error('The shows did not come; the server’s own list stays.');
  }
  useEffect(() => {
    const leave = store.followHistory();
    return () => {
      leave();
      store.stop();
      stores.delete(key);
    };
  }, [store, key]);
  return store;
}
