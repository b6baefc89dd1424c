import { changeSavedSearch, deleteSavedSearch, getSavedSearches, type SavedSearch } from '@portada/contract';
import { $flags, $user, request } from '@portada/core';
import { createLatest } from '@portada/core/latest.ts';
import { atom } from 'nanostores';

export interface SearchesState {
  /** Undefined until they are known; none where the site keeps none. */
  readonly items?: readonly SavedSearch[] | undefined;
  readonly failed?: boolean;
}

/** What a reader may change. */
export type SearchSettings = Pick<SavedSearch, 'name' | 'rhythm'>;

/** The searches that the reader keeps. */
export function createSearchesStore() {
  const $state = atom<SearchesState>({});
  const latest = createLatest();

  /** A list that is still on its way may be from before the change, and is asked for anew. */
  function put(change: (items: readonly SavedSearch[]) => readonly SavedSearch[]): void {
    const { items } = $state.get();
    if (items) $state.set({ items: change(items) });
    else if (!latest.signal.aborted) void load();
  }

  /** Whether the server has done it; the api client records a failure. */
  async function isDone(sending: Promise<{ success: boolean }>): Promise<boolean> {
    try {
      return (await sending).success;
    } catch {
      return false;
    }
  }

  async function load(): Promise<void> {
    const { id: userId } = $user.get();
    if (!userId || !$flags.get().savedSearches) return $state.set({ items: [] });
    const signal = latest.begin();
    $state.set({});
    try {
      const items = await request(getSavedSearches, { query: { userId } }, signal);
      if (!signal.aborted) $state.set({ items });
    } catch {
      if (!signal.aborted) $state.set({ failed: true });
    }
  }

  return {
    $state,
    load,

    /** Asks for the list; the answer ends it. */
    open(): () => void {
      void load();
      return latest.stop;
    },

    async change(searchId: string, settings: SearchSettings): Promise<boolean> {
      const done = await isDone(request(changeSavedSearch, { params: { searchId }, body: settings }));
      if (done) put((items) => items.map((one) => (one.id === searchId ? { ...one, ...settings } : one)));
      return done;
    },

    async remove(searchId: string): Promise<boolean> {
      const done = await isDone(request(deleteSavedSearch, { params: { searchId } }));
      if (done) put((items) => items.filter(({ id }) => id !== searchId));
      return done;
    },
  };
}

export type SearchesStore = ReturnType<typeof createSearchesStore>;
