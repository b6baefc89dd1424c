import { createLatest } from '@portada/core/latest.ts';
import { createListStore } from './list.store.ts';
import { createOwnStore } from './own.store.ts';
import { createReach } from './reach.ts';
import { createLoadReplies } from './replies.store.ts';
import { type CommentsState, createStateStore } from './state.ts';
import { createTotalsStore } from './totals.store.ts';

export type CommentsStore = ReturnType<typeof createCommentsStore>;

/** The comments on one content. */
export function createCommentsStore(contentId: string) {
  const state = createStateStore(contentId);
  const { $state, set } = state;
  const latest = createLatest();
  const totals = createTotalsStore(state);
  const list = createListStore(state, latest, totals);
  const loadReplies = createLoadReplies(state);
  const reach = createReach(state, latest, list.begin, loadReplies);
  /** The last target that was scrolled to. */
  let lastTarget: CommentsState['target'];

  return {
    ...state,
    ...list,
    ...createOwnStore(state),
    loadReplies,
    reach,
    count: totals.count,

    /** Retries a failed list. */
    async again(): Promise<void> {
      const { order, from } = $state.get().wanted;
      if (from) await reach(from, order);
      else if (await list.begin(order)) set({ target: { id: '' } });
    },

    /** Whether this target has not been scrolled to yet; marks it as done. */
    meet(target: CommentsState['target']): boolean {
      const isNew = target !== lastTarget;
      lastTarget = target;
      return isNew;
    },

    /**
     * Polls for new comments while the page is visible.
     * @returns how to stop
     */
    watch(): () => void {
      const stop = totals.watch();
      return () => {
        // The response to a pending request is ignored.
        latest.begin();
        stop();
      };
    },
  };
}
