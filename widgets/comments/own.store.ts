import { listOwnComments, type OwnComment } from '@portada/contract';
import { request } from '@portada/core';
import { emptyOwn, mergeOwn, type Own, toOwnEntry } from './own.ts';
import type { StateStore } from './state.ts';

/** The reader's own comments and votes. */
export function createOwnStore({ $state, contentId, set }: StateStore) {
  /** The reader whose own comments are requested. */
  let readerId = '';

  function changeOwn(edit: (own: Own) => Partial<Own>): void {
    const { own } = $state.get();
    set({ own: { ...own, ...edit(own) } });
  }

  return {
    /**
     * Loads the reader's own comments and votes; empty while nobody is logged in. After a failure the list shows
     * without them.
     */
    async become(userId: string): Promise<void> {
      if (readerId !== userId) set({ own: emptyOwn });
      readerId = userId;
      if (!userId) return;
      const before = $state.get().own;
      try {
        const answer = await request(listOwnComments, { params: { contentId } });
        if (readerId === userId) set({ own: mergeOwn(answer, before, $state.get().own) });
      } catch {
        // It is in the global error list, and what the reader does is judged by the server.
      }
    },

    /** Returns a check: whether what is the reader's own is still the same reader's. */
    currentReader(): () => boolean {
      const id = readerId;
      return () => id === readerId;
    },

    changeOwn,

    /** Adds the reader's new comment, as the first. */
    keep(comment: OwnComment): void {
      changeOwn(({ ownById }) => {
        const others = [...ownById].filter(([id]) => id !== comment.id);
        return { ownById: new Map([[comment.id, toOwnEntry(comment)], ...others]) };
      });
    },
  };
}
