import { followHistory, pushAddress } from '@portada/core/history.ts';
import { createPending } from './pending.ts';
import { addressWith, emptyFilter, type ShowFilter } from './show-filter.ts';
import { createShowList } from './show-list.store.ts';

/** The show index of one page: the filter, which the address holds too, and the list that came of it. */
export function createShowIndexStore() {
  const pending = createPending();
  const list = createShowList(pending);
  const { $state, load, more } = list;

  /** The filter has changed by hand: the address follows, as a new entry of the history. */
  function apply(): Promise<void> {
    pushAddress(addressWith($state.get().filter, location.href));
    return load();
  }

  /** SHOW-06: a change is requested after the delay; one that is undone in the meantime is not. */
  function change(filter: ShowFilter): void {
    pending.stop();
    if (list.expects(filter)) pending.delay(() => void apply());
  }

  return {
    $state,
    load,
    more,
    stop: pending.stop,

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
      if (pending.isWaiting() && $state.get().status === 'loading') void apply();
    },

    /** SHOW-06: the same as `more`, after the delay. */
    soon(): Promise<boolean> {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      pending.delay(() => resolve(more()));
      return promise;
    },

    /** Retries the failed request. */
    async retry(): Promise<boolean> {
      if ($state.get().status === 'failedMore') return more();
      await load();
      return false;
    },

    /** Follows Back and Forward until the answer is called. */
    followHistory: () => followHistory(list.goTo),
  };
}
