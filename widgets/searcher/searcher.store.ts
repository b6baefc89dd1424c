import { navigation } from '@portada/core';
import { followHistory } from '@portada/core/history.ts';
import { archiveUrl } from './address.ts';
import type { ScrollPosition } from './memory.ts';
import { areSame, emptyQuery, type Query } from './query.ts';
import { createResultsStore } from './results.store.ts';
import type { SearcherProps } from './searcher.config.ts';
import { createVisit, type Way, wayOfOpening } from './visit.ts';

/** SEEK-11: after a change of filter, date or text. */
export const SEARCHER_DELAY_MS = 1_000;

/**
 * One searcher: its controls, and what they and the browser's history lead to.
 *
 * @param element where the page hears of it
 * @param prepare what must be here, too, before results are shown; it runs while the server is asked
 */
export function createSearcherStore(
  props: SearcherProps,
  element: HTMLElement | null,
  prepare: () => Promise<unknown>,
) {
  const visit = createVisit(props);
  const results = createResultsStore({ props, visit, element, prepare });
  const { opened, $state, set, more } = results;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    results.stop();
  }

  function arrive(way: Way): Promise<void> {
    clearTimeout(timer);
    return results.arrive(way);
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    return results.run();
  }

  /** Back or Forward to where another search was shown; a link within the page changes nothing. */
  function onPopState(): void {
    results.keep();
    visit.arrive('return');
    const { shown, status } = $state.get();
    const { query, areDatesWrong } = visit.address;
    if (status === 'shown' && shown && areSame(query, shown)) set({ query: shown, areDatesWrong });
    else void arrive('return');
  }

  return {
    /** The very same while the store lives. */
    props,
    opened,
    $state,
    more,

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

    /** Follows the browser's history until what it answers is called. */
    follow(): () => void {
      const endFollowing = followHistory(onPopState);
      window.addEventListener('pagehide', results.keep);
      return () => {
        endFollowing();
        window.removeEventListener('pagehide', results.keep);
        stop();
      };
    },
  };
}

export type SearcherStore = ReturnType<typeof createSearcherStore>;
