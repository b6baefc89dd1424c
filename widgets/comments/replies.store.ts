import { listReplies } from '@portada/contract';
import { request } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { type StateStore, withThread } from './state.ts';

/** @returns what loads the next replies to a comment, and resolves to why they did not come, or to undefined */
export function createLoadReplies({ $state, contentId, set }: StateStore) {
  return async (commentId: string): Promise<'failed' | TooMany | undefined> => {
    const thread = $state
      .get()
      .pages.flat()
      .find(({ id }) => id === commentId);
    const after = thread?.replies.at(-1)?.id;
    try {
      const answer = await request(listReplies, { params: { contentId, commentId }, query: { after } });
      const pages = withThread($state.get().pages, commentId, (one) => {
        // Others have come meanwhile, or another list: what follows the last reply of before would leave a gap.
        if (one.replies.at(-1)?.id !== after) return one;
        const ids = new Set(one.replies.map(({ id }) => id));
        const replies = [...one.replies, ...answer.comments.filter(({ id }) => !ids.has(id))];
        return { ...one, replies, numReplies: answer.hasMore ? one.numReplies : replies.length };
      });
      set({ pages });
      return undefined;
    } catch (error) {
      return tooManyOf(error) ?? 'failed';
    }
  };
}

export type LoadReplies = ReturnType<typeof createLoadReplies>;
