import { countComments } from '@portada/contract';
import { request } from '@portada/core';
import { createLatest } from '@portada/core/latest.ts';
import type { StateStore } from './state.ts';

/** COMM-01: the polling interval for new comments, in milliseconds. */
export const COMMENTS_POLL_MS = 30_000;

export type TotalsStore = ReturnType<typeof createTotalsStore>;

/** For how long a cache may answer what was so before the reader's own change. */
const CACHE_MS = COMMENTS_POLL_MS;

/** How many comments there are, and how many have come since the list was fetched. */
export function createTotalsStore({ $state, contentId, set }: StateStore) {
  /** The latest number of comments on the server. */
  let total = 0;
  /** How many comments the reader has posted, less those removed; and how many before each of these changes. */
  let own = 0;
  const changes: { readonly at: number; readonly ownBefore: number }[] = [];

  /**
   * A request is sent. An answer to it may be older than the reader's last changes: of the numbers that it may stand
   * for, it is taken for the one nearest to what is known.
   * @returns what reads the number in the answer
   */
  function ask(): (answered: number) => number {
    const since = Date.now() - CACHE_MS;
    return (answered) => {
      const lacking = changes.filter(({ at }) => at > since).map(({ ownBefore }) => own - ownBefore);
      const { numComments, fresh } = $state.get();
      const least = answered + Math.min(0, ...lacking);
      const most = answered + Math.max(0, ...lacking);
      total = Math.min(Math.max(numComments + fresh, least), most);
      return total;
    };
  }

  const polls = createLatest();

  async function poll(): Promise<void> {
    if (document.hidden || $state.get().status !== 'shown') return;
    const signal = polls.begin();
    const read = ask();
    try {
      const { counts } = await request(countComments, { query: { ids: contentId } });
      // After a write the next poll is asked anew, and may be answered before this one.
      if (signal.aborted) return;
      const answered = read(counts.find(({ id }) => id === contentId)?.numComments ?? 0);
      set({ fresh: Math.max(0, answered - $state.get().numComments) });
    } catch {
      // Ignored: the next poll may succeed.
    }
  }

  return {
    ask,

    /** Adjusts the totals after the reader has posted or removed comments. */
    count(difference: number): void {
      changes.push({ at: Date.now(), ownBefore: own });
      own += difference;
      const { numComments: before, fresh } = $state.get();
      const numComments = Math.max(0, before + difference);
      // The new comments counted by a poll may include the reader's own.
      set({ numComments, fresh: Math.max(0, Math.min(fresh, total - numComments)) });
    },

    /**
     * Polls for new comments while the page is visible.
     * @returns how to stop
     */
    watch(): () => void {
      const timer = setInterval(poll, COMMENTS_POLL_MS);
      document.addEventListener('visibilitychange', poll);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', poll);
      };
    },
  };
}
