import { COMMENTS_POLL_MS, countComments } from '@portada/contract';
import { request } from '@portada/core';
import type { StateStore } from './state.ts';

export type TotalsStore = ReturnType<typeof createTotalsStore>;

/** How many comments there are, and how many have come since the list was fetched. */
export function createTotalsStore({ $state, contentId, set }: StateStore) {
  /** The number of comments when the list was last in sync. */
  let lastTotal = 0;
  /** The latest number of comments on the server. */
  let total = 0;

  async function poll(): Promise<void> {
    if (document.hidden || $state.get().status !== 'shown') return;
    try {
      const { counts } = await request(countComments, { query: { ids: contentId } });
      total = counts.find(({ id }) => id === contentId)?.numComments ?? 0;
      set({ fresh: Math.max(0, total - lastTotal) });
    } catch {
      // Ignored: the next poll may succeed.
    }
  }

  return {
    /** The list has just been fetched. */
    sync(numComments: number): void {
      lastTotal = numComments;
      total = numComments;
    },

    /** Adjusts the totals after the reader has posted or removed comments. */
    count(difference: number): void {
      lastTotal += difference;
      const { numComments, fresh } = $state.get();
      set({
        numComments: Math.max(0, numComments + difference),
        // The new comments counted by a poll may include the reader's own.
        fresh: Math.max(0, Math.min(fresh, total - lastTotal)),
      });
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
