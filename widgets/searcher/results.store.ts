import { emit } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { createLatest } from '@portada/core/latest.ts';
import { atom } from 'nanostores';
import type { Entry } from './memory.ts';
import { loadNext, loadPages } from './pages.store.ts';
import { areSame, cleanText, type Query, wireOf } from './query.ts';
import { begin, lastPage, type Results } from './results.ts';
import type { SearcherProps } from './searcher.config.ts';
import type { Visit, Way } from './visit.ts';

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

interface Options {
  readonly props: SearcherProps;
  readonly visit: Visit;
  /** Where the page hears of them. */
  readonly element: HTMLElement | null;
  /** What must be here, too, before results are shown; it runs while the server is asked. */
  prepare(): Promise<unknown>;
}

/** What is asked and what has come, of which the page's address and history are told. */
export function createResultsStore({ props, visit, element, prepare }: Options) {
  const maxPage = props.maxPage ?? 0;
  const latest = createLatest();
  const { query: opened } = visit.address;

  const $state = atom<SearchState>({
    query: opened,
    status: 'loading',
    areDatesWrong: false,
    more: 'idle',
  });
  const set = (part: Partial<SearchState>) => $state.set({ ...$state.get(), ...part });

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

  return {
    /** What the page's address asked for as it came. */
    opened,
    $state,
    set,

    /** What is under way is shown no more. */
    stop: latest.stop,

    /**
     * As the address says: when the page opens, and after Back and Forward. Then a reader expects what was there, and
     * after a reload what is new.
     */
    async arrive(way: Way): Promise<void> {
      latest.stop();
      const entry = visit.arrive(way);
      const { query, areDatesWrong, page, numbered, type } = visit.address;
      const kept = entry && way === 'return' ? visit.kept() : undefined;
      set({ query, status: 'loading', areDatesWrong, more: 'idle' });
      const { pages, first } = entry ?? { pages: 1, first: page };
      const empty = begin(wireOf(props, query, type), first, numbered);
      const ask = (cancel: AbortSignal) => loadPages(empty, Math.min(pages, RELOADED_PAGES), maxPage, cancel);
      const results = await answerTo((cancel) => prepared(kept ?? ask(cancel)), { status: 'failed' });
      if (results) show(query, results, entry);
    },

    /** What the controls hold, unless it is on screen already. */
    async run(): Promise<void> {
      latest.stop();
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

    /** For when the reader comes back to them. */
    keep(): void {
      const { results, status } = $state.get();
      if (status === 'shown' && results) visit.keep(results);
    },
  };
}
