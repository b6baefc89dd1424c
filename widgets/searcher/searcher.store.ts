import { emit, navigation } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { followHistory } from '@portada/core/history.ts';
import { createLatest } from '@portada/core/latest.ts';
import { atom } from 'nanostores';
import { archiveUrl } from './address.ts';
import type { Entry, ScrollPosition } from './memory.ts';
import { loadNext, loadPages } from './pages.store.ts';
import { areSame, cleanText, emptyQuery, type Query, wireOf } from './query.ts';
import { begin, lastPage, type Results } from './results.ts';
import type { SearcherProps } from './searcher.config.ts';
import { createVisit, type Way, wayOfOpening } from './visit.ts';

/** SEEK-11: after a change of filter, date or text. */
export const SEARCHER_DELAY_MS = 1_000;

export interface SearchState {
  /** What the controls hold; the results may be of an earlier query still. */
  readonly query: Query;
  readonly status: 'loading' | 'shown' | 'failed';
  /** The address has dates that are none, and the results are of any date. */
  readonly areDatesWrong: boolean;
  /** What the results are of. */
  readonly shown?: Query | undefined;
  readonly results?: Results | undefined;
  /** Whether a further page is loading, or has failed. */
  readonly more: 'idle' | 'loading' | 'failed';
  /** What has failed, failed since too much was asked for. */
  readonly tooMany?: TooMany | undefined;
  /** Where the reader had left these results, for the view to go back to. */
  readonly back?: Entry | undefined;
}

/** However many pages a reader had seen, a reload asks for no more than these. */
const RELOADED_PAGES = 10;

/**
 * One searcher: what is asked, what has come, and the page's address and history, which know of both.
 *
 * @param element where the page hears of it
 * @param prepare what must be here, too, before results are shown; it runs while the server is asked
 */
export function createSearcherStore(
  props: SearcherProps,
  element: HTMLElement | null,
  prepare: () => Promise<unknown>,
) {
  const maxPage = props.maxPage ?? 0;
  const visit = createVisit(props);
  const { query: opened } = visit.address;
  const latest = createLatest();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const $state = atom<SearchState>({
    query: opened,
    status: 'loading',
    areDatesWrong: false,
    more: 'idle',
  });
  const set = (part: Partial<SearchState>) => $state.set({ ...$state.get(), ...part });

  function stop(): void {
    clearTimeout(timer);
    latest.stop();
  }

  /** Nothing where it fails, which the api client records, or where something else is asked meanwhile. */
  async function answerTo(
    ask: (cancel: AbortSignal) => Promise<Results>,
    failed: Partial<SearchState>,
  ): Promise<Results | undefined> {
    const signal = latest.begin();
    try {
      const results = await ask(signal);
      return signal.aborted ? undefined : results;
    } catch (error) {
      if (!signal.aborted) set({ ...failed, tooMany: tooManyOf(error) });
      return undefined;
    }
  }

  async function prepared(results: Results | Promise<Results>): Promise<Results> {
    const [come] = await Promise.all([results, prepare()]);
    return come;
  }

  function show(query: Query, results: Results, back?: Entry): void {
    set({ status: 'shown', shown: query, results, more: 'idle', back });
    visit.write(query, results);
    const { meant } = results.help;
    emit(element, 'portada:search', {
      text: cleanText(query.text),
      numResults: results.total,
      ...(meant && { meant }),
    });
  }

  /**
   * As the address says: when the page opens, and after Back and Forward. Then a reader expects what was there, and
   * after a reload what is new.
   */
  async function arrive(way: Way): Promise<void> {
    stop();
    const entry = visit.arrive(way);
    const { query, areDatesWrong, page, numbered, type } = visit.address;
    const kept = entry && way === 'return' ? visit.kept() : undefined;
    set({ query, status: 'loading', areDatesWrong, more: 'idle' });
    const { pages, first } = entry ?? { pages: 1, first: page };
    const empty = begin(wireOf(props, query, type), first, numbered);
    const ask = (cancel: AbortSignal) => loadPages(empty, Math.min(pages, RELOADED_PAGES), maxPage, cancel);
    const results = await answerTo((cancel) => prepared(kept ?? ask(cancel)), { status: 'failed' });
    if (results) show(query, results, entry);
  }

  /** What the controls hold, unless it is on screen already. */
  async function run(): Promise<void> {
    stop();
    const { query, shown, status, areDatesWrong, results: before } = $state.get();
    if (status === 'shown' && shown && areSame(query, shown) && !areDatesWrong) return;
    if (status === 'shown' && before) visit.keep(before);
    set({ status: 'loading', areDatesWrong: false, more: 'idle' });
    const numbered = props.mode === 'archive' && visit.address.numbered;
    const empty = begin(wireOf(props, query, visit.address.type), 1, numbered);
    const results = await answerTo((cancel) => prepared(loadNext(empty, maxPage, cancel)), {
      status: 'failed',
    });
    if (!results) return;
    visit.push(query);
    show(query, results);
  }

  /** Back or Forward to where another search was shown; a link within the page changes nothing. */
  function onPopState(): void {
    const { shown, results, status } = $state.get();
    if (status === 'shown' && results) visit.keep(results);
    visit.arrive('return');
    const { query, areDatesWrong } = visit.address;
    if (status === 'shown' && shown && areSame(query, shown)) set({ query: shown, areDatesWrong });
    else void arrive('return');
  }

  function onPageHide(): void {
    const { results, status } = $state.get();
    if (status === 'shown' && results) visit.keep(results);
  }

  return {
    /** The very same while the store lives. */
    props,
    /** What the page's address asked for as it came. */
    opened,
    $state,

    /** How far the reader has scrolled through what is shown. */
    note(scrolled: ScrollPosition): void {
      if ($state.get().status === 'shown') visit.note(scrolled);
    },

    /** Settled with the first answer, or when there is none for now. */
    arrival: arrive(wayOfOpening()),

    /** SEEK-11: the search is debounced by one second. */
    change(part: Partial<Query>): void {
      const query = { ...$state.get().query, ...part };
      // ARCH-04: on the archive, dates are pages of their own.
      if (props.mode === 'archive' && 'dates' in part) {
        navigation.go(archiveUrl(props, query));
        return;
      }
      stop();
      set({ query, more: 'idle' });
      timer = setTimeout(() => void run(), SEARCHER_DELAY_MS);
    },

    /** At once: the reader pressed Enter. */
    submit: run,

    /** After a failure: what the address asks for where that is what failed, else what the controls hold. */
    retry: () => (areSame(visit.address.query, $state.get().query) ? arrive('reload') : run()),

    /** SEEK-20 */
    async clean(): Promise<void> {
      const { dates } = $state.get().query;
      if (props.mode === 'archive' && dates) return navigation.go(archiveUrl(props, emptyQuery));
      set({ query: emptyQuery });
      await run();
    },

    /** SEEK-17, SEEK-18: loads one page at a time; resolves to whether it succeeded. */
    async more(): Promise<boolean> {
      const { results, shown, status, more } = $state.get();
      if (status !== 'shown' || !shown || !results?.hasMore || more === 'loading') return false;
      set({ more: 'loading' });
      const longer = await answerTo((cancel) => loadNext(results, maxPage, cancel), { more: 'failed' });
      if (!longer) return false;
      set({ results: longer, more: 'idle' });
      visit.write(shown, longer);
      emit(element, 'portada:content-loaded', { page: lastPage(longer) });
      return true;
    },

    /** Follows the browser's history until what it answers is called. */
    follow(): () => void {
      const endFollowing = followHistory(onPopState);
      window.addEventListener('pagehide', onPageHide);
      return () => {
        endFollowing();
        window.removeEventListener('pagehide', onPageHide);
        stop();
      };
    },
  };
}

export type SearcherStore = ReturnType<typeof createSearcherStore>;
