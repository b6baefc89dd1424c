import { type CallInput, SAVED_SEARCHES_FULL, saveSearch } from '@portada/contract';
import { ApiError, loginUrl, navigation, request } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { atom } from 'nanostores';

export interface SaveState {
  /** `full`: the reader keeps as many searches as they may. */
  readonly status: 'idle' | 'waiting' | 'saved' | 'full' | 'failed';
  readonly tooMany?: TooMany | undefined;
}

/** What is kept of a search. */
export type KeptSearch = CallInput<typeof saveSearch>['body'];

/** Keeps one search for the reader; who is not logged in comes back to it from the login screen. */
export function createSaveStore() {
  const $state = atom<SaveState>({ status: 'idle' });
  return {
    $state,
    async save(search: KeptSearch, isAnonymous: boolean): Promise<void> {
      if (isAnonymous) return navigation.go(loginUrl());
      $state.set({ status: 'waiting' });
      try {
        await request(saveSearch, { body: search });
        $state.set({ status: 'saved' });
      } catch (error) {
        const { status, code } = error instanceof ApiError ? error : {};
        if (status === 401) return navigation.go(loginUrl());
        const isFull = code === SAVED_SEARCHES_FULL;
        $state.set({ status: isFull ? 'full' : 'failed', tooMany: tooManyOf(error) });
      }
    },
  };
}
