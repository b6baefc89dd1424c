/** The list of shows that came of a filter: its pages, what failed of them, and the lists before it. */
import {
  SHOW_INDEX_ORDER,
  SHOW_INDEX_PAGE_SIZE,
  SHOW_INDEX_TYPES,
  searchMoreShows,
  searchShows,
} from '@portada/contract';
import { request, sanitiseCards } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { atom } from 'nanostores';
import type { Pending } from './pending.ts';
import { addressWith, filterIn, isSame, type ShowFilter } from './show-filter.ts';

/** The loaded part of a list. */
interface ShowList {
  /** Cards that the server has drawn, clean. */
  readonly cards: readonly Element[];
  /** The number of pages loaded after the first. */
  readonly pages: number;
  /** The cursor of the next page; null at the end. */
  readonly cursor: string | null;
}

export interface ShowsState extends ShowList {
  readonly filter: ShowFilter;
  /** `loading` is another list, or the same after a failure, `loadingMore` the next page of this one. */
  readonly status: 'loading' | 'listed' | 'failed' | 'retrying' | 'loadingMore' | 'failedMore';
  /** What has failed, failed since too much was asked for. */
  readonly tooMany?: TooMany | undefined;
  /** Tells one list from the next. */
  readonly list: number;
}

const nothing: ShowList = { cards: [], pages: 0, cursor: null };

/** The cursor after `at`. A server may repeat the cursor to signal the end. */
function nextAfter(at: string | null, mark: string | number | null): string | null {
  const next = mark === null ? '' : String(mark);
  return next && next !== at ? next : null;
}

async function fetchPage({ letter, text }: ShowFilter, at: string | null, signal: AbortSignal) {
  const query = {
    limit: SHOW_INDEX_PAGE_SIZE,
    types: SHOW_INDEX_TYPES,
    orderBy: SHOW_INDEX_ORDER,
    letter,
    text: text.trim(),
  };
  const { html, cursorMark } = await (at === null
    ? request(searchShows, { query }, signal)
    : request(searchMoreShows, { params: { cursor: at }, query }, signal));
  const nodes = await sanitiseCards(html);
  // An answer may be here already when its question is cancelled: never in place of a newer one.
  signal.throwIfAborted();
  return { cards: [...nodes.children], cursor: nextAfter(at, cursorMark) };
}

/** Begins with the filter of the address. What it fetches is the one thing that is pending. */
export function createShowList({ begin, stop }: Pending) {
  const $state = atom<ShowsState>({
    ...nothing,
    filter: filterIn(location.href),
    status: 'loading',
    list: 0,
  });
  /** What earlier entries of the history showed, for the way back to them. */
  const memory = new Map<string, ShowList>();
  /** The filter of the list that shows. */
  let shown: ShowFilter | undefined;

  const set = (change: Partial<ShowsState>) => $state.set({ ...$state.get(), ...change });

  function show(filter: ShowFilter, listed: ShowList): void {
    shown = filter;
    memory.set(addressWith(filter, location.href), listed);
    set({ ...listed, filter, status: 'listed', list: $state.get().list + 1 });
  }

  /** Fetches the list of the filter from its beginning. */
  async function load(): Promise<void> {
    const signal = begin();
    const { filter, status } = $state.get();
    set({ status: status === 'failed' ? 'retrying' : 'loading' });
    try {
      const page = await fetchPage(filter, null, signal);
      show(filter, { ...page, pages: 0 });
    } catch (error) {
      // A call that failed is in the global error list already (SHOW-12, reading 9).
      if (signal.aborted) return;
      shown = undefined;
      set({ ...nothing, status: 'failed', tooMany: tooManyOf(error) });
    }
  }

  /** SHOW-05: loads the next page; resolves to whether it succeeded. */
  async function more(): Promise<boolean> {
    const { status, filter, cards, pages, cursor } = $state.get();
    if (cursor === null || (status !== 'listed' && status !== 'failedMore')) return false;
    const signal = begin();
    set({ status: 'loadingMore' });
    try {
      const page = await fetchPage(filter, cursor, signal);
      const listed = { cards: [...cards, ...page.cards], pages: pages + 1, cursor: page.cursor };
      memory.set(addressWith(filter, location.href), listed);
      set({ ...listed, status: 'listed' });
      return true;
    } catch (error) {
      if (!signal.aborted) set({ status: 'failedMore', tooMany: tooManyOf(error) });
      return false;
    }
  }

  /** Another filter, whose list is still to be loaded: answers false if that shows already. */
  function expects(filter: ShowFilter): boolean {
    const isBack = shown !== undefined && isSame(filter, shown);
    set({ filter, status: isBack ? 'listed' : 'loading' });
    return !isBack;
  }

  /** Back and Forward restore the cached list synchronously, so that the scroll position can be restored. */
  function goTo(): void {
    const filter = filterIn(location.href);
    if (isSame(filter, $state.get().filter)) return;
    stop();
    const cached = memory.get(addressWith(filter, location.href));
    if (cached) show(filter, cached);
    else {
      set({ filter });
      void load();
    }
  }

  return { $state, load, more, expects, goTo };
}
