import {
  SHOW_INDEX_ORDER,
  SHOW_INDEX_PAGE_SIZE,
  SHOW_INDEX_TYPES,
  searchMoreShows,
  searchShows,
} from '@portada/contract';
import { request, sanitiseCards } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { followHistory, pushAddress } from '@portada/core/history.ts';
import { createLatest } from '@portada/core/latest.ts';
import { atom } from 'nanostores';
import { addressWith, emptyFilter, filterIn, isSame, type ShowFilter } from './show-filter.ts';

/** SHOW-06: after a change of letter or text, and before each further page. */
const SHOW_INDEX_DELAY_MS = 1_000;

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

/** The show index of one page: the filter, which the address holds too, and the list that came of it. */
export function createShowIndexStore() {
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const latest = createLatest();

  const set = (change: Partial<ShowsState>) => $state.set({ ...$state.get(), ...change });

  /** Forgets what waits or is under way. */
  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    latest.stop();
  }

  function begin(): AbortSignal {
    stop();
    return latest.begin();
  }

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

  /** The filter has changed by hand: the address follows, as a new entry of the history. */
  function apply(): Promise<void> {
    pushAddress(addressWith($state.get().filter, location.href));
    return load();
  }

  /** SHOW-06: a change is requested after the delay; one that is undone in the meantime is not. */
  function change(filter: ShowFilter): void {
    stop();
    const isBack = shown !== undefined && isSame(filter, shown);
    set({ filter, status: isBack ? 'listed' : 'loading' });
    if (!isBack) timer = setTimeout(() => void apply(), SHOW_INDEX_DELAY_MS);
  }

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

  return {
    $state,
    load,
    stop,

    /** SHOW-08: the same letter again, or none, is everything. */
    choose(letter: string): void {
      const { filter } = $state.get();
      change(letter === filter.letter ? emptyFilter : { letter, text: '' });
    },

    /** SHOW-09, SHOW-10 */
    type(text: string): void {
      change({ letter: '', text });
    },

    /** Flushes the debounce: requests the typed text now. */
    submit(): void {
      if (timer !== undefined && $state.get().status === 'loading') void apply();
    },

    /** SHOW-05: loads the next page; resolves to whether it succeeded. */
    more,

    /** SHOW-06: the same, after the delay. */
    soon(): Promise<boolean> {
      clearTimeout(timer);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      timer = setTimeout(() => resolve(more()), SHOW_INDEX_DELAY_MS);
      return promise;
    },

    /** Retries the failed request. */
    async retry(): Promise<boolean> {
      if ($state.get().status === 'failedMore') return more();
      await load();
      return false;
    },

    /** Follows Back and Forward until the answer is called. */
    followHistory: () => followHistory(goTo),
  };
}
