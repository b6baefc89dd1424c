import { loadMore } from '@portada/contract';
import { callableAddress, requestAt, sanitiseCards } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { createLatest } from '@portada/core/latest.ts';
import { atom } from 'nanostores';

/** LOAD-01: before each request of the next page. */
const LOAD_MORE_DELAY_MS = 1_000;

export interface LoadMoreState {
  readonly status: 'more' | 'loading' | 'failed' | 'end';
  /** How many pages have come. */
  readonly pages: number;
  /** The last page asked for failed since too much was. */
  readonly tooMany?: TooMany | undefined;
}

/** A page of the list, clean and not yet on the page. */
export interface Part {
  readonly nodes: DocumentFragment;
  /** Its number; the page that the server wrote is the first. */
  readonly number: number;
}

/** An address to ask; empty where there is none. */
function addressOf(nextPage: string, base?: string): string {
  const address = nextPage && callableAddress(nextPage, base);
  if (address === undefined) throw new Error(`"${nextPage}" is no address of the page or of its API.`);
  return address;
}

/**
 * The following pages of one list, beginning at the address that the server gave for the second.
 *
 * @throws where that address may not be called: the link to it, which the server wrote, is then what serves
 */
export function createLoadMoreStore(nextPage: string) {
  const $state = atom<LoadMoreState>({ status: nextPage ? 'more' : 'end', pages: 0 });
  let address = addressOf(nextPage);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const latest = createLatest();

  /** LOAD-04; an address that may not be called ends the list as well, for asking again would not mend it. */
  function follow(next: string): void {
    try {
      address = addressOf(next, address);
    } catch (error) {
      console.error('Portada: a list ends early.', error);
      address = '';
    }
  }

  async function fetchPart(signal: AbortSignal): Promise<Part> {
    const { html, nextPage: next } = await requestAt(loadMore, address, signal);
    const nodes = await sanitiseCards(html);
    signal.throwIfAborted();
    follow(next);
    return { nodes, number: $state.get().pages + 2 };
  }

  const store = {
    $state,

    /** LOAD-02, LOAD-03: answers the next page; nothing while one is on its way, if it failed or is wanted no more. */
    async load(): Promise<Part | undefined> {
      const { status, pages } = $state.get();
      if (status === 'loading' || status === 'end') return undefined;
      store.stop();
      const signal = latest.begin();
      $state.set({ status: 'loading', pages });
      try {
        const part = await fetchPart(signal);
        $state.set({ status: address ? 'more' : 'end', pages: pages + 1 });
        return part;
      } catch (error) {
        // A call that failed is in the global error list already (LOAD-05, reading 9).
        if (!signal.aborted) $state.set({ status: 'failed', pages, tooMany: tooManyOf(error) });
        return undefined;
      }
    },

    /** LOAD-01: the same, after the delay. */
    soon(): Promise<Part | undefined> {
      clearTimeout(timer);
      const { promise, resolve } = Promise.withResolvers<Part | undefined>();
      timer = setTimeout(() => resolve(store.load()), LOAD_MORE_DELAY_MS);
      return promise;
    },

    /** Forgets what waits or is under way. */
    stop(): void {
      clearTimeout(timer);
      latest.stop();
    },
  };
  return store;
}
