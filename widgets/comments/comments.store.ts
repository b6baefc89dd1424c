import {
  COMMENTS_POLL_MS,
  type CommentOrder,
  countComments,
  listComments,
  listOwnComments,
  listReplies,
} from '@portada/contract';
import { request } from '@portada/core';
import { atom } from 'nanostores';
import { nobodys, toOwnSaid } from './own.ts';
import { beginning, type CommentsState, isListed, newIn, withThread } from './state.ts';

export type CommentsStore = ReturnType<typeof createCommentsStore>;

/** The comments on one content. */
export function createCommentsStore(contentId: string) {
  const $state = atom<CommentsState>(beginning);
  const params = { contentId };
  /** A list that was asked for before the last one comes too late. */
  let turn = 0;
  let cursor = '';
  /** How many comments the reader knows to be there. */
  let known = 0;
  /** Whose own part is asked for. */
  let readerId = '';

  function set(change: Partial<CommentsState>): void {
    $state.set({ ...$state.get(), ...change });
  }

  /** Fetches a list from its beginning, or from a comment on. Answers whether it shows now. */
  async function begin(order: CommentOrder, from = ''): Promise<boolean> {
    turn += 1;
    const mine = turn;
    const isFirst = $state.get().status !== 'shown';
    set(isFirst ? { status: 'loading' } : { renewal: 'waiting' });
    try {
      // The order that goes without saying is left out: one address for everybody who comes.
      const query = { order: order === 'newest' ? undefined : order, from: from || undefined };
      const answer = await request(listComments, { params, query });
      if (mine !== turn) return false;
      const { comments, numComments, hasEarlier, cursorMark } = answer;
      cursor = String(cursorMark ?? '');
      known = numComments;
      const closed = answer.closed || $state.get().closed;
      const more = cursor ? 'more' : 'end';
      set({ status: 'shown', renewal: 'none', order, pages: [comments], numComments, hasEarlier });
      set({ closed, more, fresh: 0 });
      return true;
    } catch {
      if (mine === turn) set(isFirst ? { status: 'failed' } : { renewal: 'failed' });
      return false;
    }
  }

  /** Brings a comment to the reader, fetching the list from there on where it is not in it. */
  async function reach(id: string): Promise<void> {
    const isThere = () => isListed($state.get(), id) || $state.get().own.said.has(id);
    if (isThere() || ((await begin($state.get().order, id)) && isThere())) set({ target: { id } });
  }

  return {
    $state,
    contentId,
    begin,
    reach,

    async loadMore(): Promise<void> {
      if (!cursor || $state.get().more === 'loading') return;
      const mine = turn;
      const { order } = $state.get();
      set({ more: 'loading' });
      try {
        const query = { order: order === 'newest' ? undefined : order, cursor };
        const { comments, cursorMark } = await request(listComments, { params, query });
        if (mine !== turn) return;
        cursor = String(cursorMark ?? '');
        const { pages } = $state.get();
        set({ pages: [...pages, newIn(pages, comments)], more: cursor ? 'more' : 'end' });
      } catch {
        if (mine === turn) set({ more: 'failed' });
      }
    },

    /** The next replies to a comment. Answers whether they came. */
    async loadReplies(commentId: string): Promise<boolean> {
      const thread = $state
        .get()
        .pages.flat()
        .find(({ id }) => id === commentId);
      const after = thread?.replies.at(-1)?.id;
      try {
        const answer = await request(listReplies, { params: { contentId, commentId }, query: { after } });
        const pages = withThread($state.get().pages, commentId, (one) => {
          const ids = new Set(one.replies.map(({ id }) => id));
          const replies = [...one.replies, ...answer.comments.filter(({ id }) => !ids.has(id))];
          return { ...one, replies, numReplies: answer.hasMore ? one.numReplies : replies.length };
        });
        set({ pages });
        return true;
      } catch {
        return false;
      }
    },

    /** What is this reader's own; nobody's where nobody is logged in. A failure leaves the list as others see it. */
    async become(userId: string): Promise<void> {
      readerId = userId;
      if (!userId) return set({ own: nobodys });
      try {
        const answer = await request(listOwnComments, { params });
        if (readerId !== userId) return;
        const { own } = $state.get();
        const said = new Map(answer.comments.map((comment) => [comment.id, toOwnSaid(comment)]));
        const [liked, disliked] = [new Set(answer.likedIds), new Set(answer.dislikedIds)];
        set({ own: { ...own, said, liked, disliked, reported: new Set(answer.reportedIds) } });
      } catch {
        // It is in the global error list, and what the reader does is judged by the server.
      }
    },

    /** The reader has said or taken back so many. */
    count(difference: number): void {
      known += difference;
      set({ numComments: Math.max(0, $state.get().numComments + difference) });
    },

    set,

    /** Looks now and then whether others have said something, while the page is looked at. Answers how to stop. */
    watch(): () => void {
      const look = async () => {
        if (document.hidden || $state.get().status !== 'shown') return;
        try {
          const { counts } = await request(countComments, { query: { ids: contentId } });
          const count = counts.find(({ id }) => id === contentId)?.numComments ?? 0;
          set({ fresh: Math.max(0, count - known) });
        } catch {
          // There is nothing that the reader misses; the next look may tell.
        }
      };
      const timer = setInterval(look, COMMENTS_POLL_MS);
      document.addEventListener('visibilitychange', look);
      return () => {
        turn += 1;
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    },
  };
}
