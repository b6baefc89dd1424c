import { REPLIES_PAGE_SIZE } from '@portada/contract';
import type { Latest } from '@portada/core/latest.ts';
import type { ListStore } from './list.store.ts';
import type { LoadReplies } from './replies.store.ts';
import { isListed, type StateStore } from './state.ts';

/** The maximum number of pages loaded to find a linked reply. */
const LINK_PAGES = 20;

/** @returns what scrolls to a comment; if the list does not contain it, it fetches the list from there on */
export function createReach(
  { $state, set }: StateStore,
  latest: Latest,
  begin: ListStore['begin'],
  loadReplies: LoadReplies,
) {
  /** A link may lead to a reply that is not on the first page of its thread's replies. */
  async function findReply(isThere: () => boolean): Promise<boolean> {
    const { signal } = latest;
    for (let page = 0; page < LINK_PAGES; page += 1) {
      const [head] = $state.get().pages[0] ?? [];
      if (!head || head.replies.length < REPLIES_PAGE_SIZE || head.replies.length >= head.numReplies) break;
      if ((await loadReplies(head.id)) || signal.aborted) break;
      if (isThere()) return true;
    }
    return false;
  }

  return async (id: string, order = $state.get().order): Promise<void> => {
    const isThere = () => isListed($state.get(), id) || $state.get().own.ownById.has(id);
    if (isThere() || ((await begin(order, id)) && (isThere() || (await findReply(isThere))))) {
      set({ target: { id } });
    }
  };
}
