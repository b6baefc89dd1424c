import { isRecord } from '@portada/contract/json-type';

/**
 * The browser's history, for what keeps its state in the page's address. An entry keeps notes too, each under its
 * owner's name, beside what others keep there.
 */

/** What the current entry keeps under this name. */
export function noteOf(name: string): unknown {
  const { state } = history;
  return isRecord(state) ? state[name] : undefined;
}

/** The current entry's state with this note. */
export function stateWith(name: string, note: unknown): Record<string, unknown> {
  const { state } = history;
  return { ...(isRecord(state) ? state : {}), [name]: note };
}

/** @returns whether there is a new entry now: none is needed where the reader is already */
export function pushAddress(address: string, state: Record<string, unknown> | null = null): boolean {
  if (address === location.href) return false;
  history.pushState(state, '', address);
  return true;
}

/** Calls back after Back and Forward until the answer is called. */
export function followHistory(onMove: () => void): () => void {
  window.addEventListener('popstate', onMove);
  return () => window.removeEventListener('popstate', onMove);
}
