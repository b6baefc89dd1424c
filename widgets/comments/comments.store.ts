import {
  COMMENTS_POLL_MS,
  type CommentOrder,
  countComments,
  listComments,
  listOwnComments,
  listReplies,
  type OwnComment,
  REPLIES_PAGE_SIZE,
} from '@portada/contract';
import { request } from '@portada/core';
import { atom } from 'nanostores';
import { emptyOwn, mergeOwn, toOwnEntry } from './own.ts';
import { beginning, type CommentsState, isListed, newIn, withThread } from './state.ts';

/** The maximum number of pages loaded to find a linked reply. */
const LINK_PAGES = 20;

export type CommentsStore = ReturnType<typeof createCommentsStore>;

/** The comments on one content. */
export function createCommentsStore(contentId: string) {
  const $state = atom<CommentsState>(beginning);
  const params = { contentId };
  /** The response to an older request for a list is ignored. */
  let requestId = 0;
  let cursor = '';
  /** The number of comments when the list was last in sync. */
  let lastTotal = 0;
  /** The latest number of comments on the server. */
  let total = 0;
  /** The last target that was scrolled to. */
  let lastTarget: CommentsState['target'];
  /** The reader whose own comments are requested. */
  let readerId = '';

  function set(change: Partial<CommentsState>): void {
    $state.set({ ...$state.get(), ...change });
  }

  /** Fetches a list from its first page, or from a comment on; resolves to whether it is shown. */
  async function begin(order: CommentOrder, from = ''): Promise<boolean> {
    requestId += 1;
    const ownId = requestId;
    const { renewal } = $state.get();
    set({
      wanted: { order, from },
      renewal: renewal === 'none' || renewal === 'waiting' ? 'waiting' : 'again',
    });
    try {
      // The default order is omitted, so that all readers request the same address.
      const query = { order: order === 'newest' ? undefined : order, from: from || undefined };
      const answer = await request(listComments, { params, query });
      if (ownId !== requestId) return false;
      // Cancels a pending next page of the former list.
      requestId += 1;
      const { comments, numComments, hasEarlier, cursorMark } = answer;
      cursor = String(cursorMark ?? '');
      lastTotal = numComments;
      total = numComments;
      const closed = answer.closed || $state.get().closed;
      const more = cursor ? 'more' : 'end';
      set({ status: 'shown', renewal: 'none', order, pages: [comments], numComments, hasEarlier });
      set({ closed, more, fresh: 0 });
      return true;
    } catch {
      const { status, more } = $state.get();
      // A pending page of the former list is ignored, and can be requested again.
      const change = { more: more === 'loading' ? 'more' : more, renewal: 'failed' } as const;
      if (ownId === requestId) set({ ...change, status: status === 'shown' ? status : 'failed' });
      return false;
    }
  }

  /** Scrolls to a comment; if the list does not contain it, fetches the list from there on. */
  async function reach(id: string, order = $state.get().order): Promise<void> {
    const isThere = () => isListed($state.get(), id) || $state.get().own.ownById.has(id);
    if (isThere() || ((await begin(order, id)) && (isThere() || (await findReply(isThere))))) {
      set({ target: { id } });
    }
  }

  /** A link may lead to a reply that is not on the first page of its thread's replies. */
  async function findReply(isThere: () => boolean): Promise<boolean> {
    const ownId = requestId;
    for (let page = 0; page < LINK_PAGES; page += 1) {
      const [head] = $state.get().pages[0] ?? [];
      if (!head || head.replies.length < REPLIES_PAGE_SIZE || head.replies.length >= head.numReplies) break;
      if (!(await loadReplies(head.id)) || ownId !== requestId) break;
      if (isThere()) return true;
    }
    return false;
  }

  /** Loads the next replies to a comment; resolves to whether it succeeded. */
  async function loadReplies(commentId: string): Promise<boolean> {
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
  }

  return {
    $state,
    contentId,
    begin,
    reach,
    loadReplies,

    /** Fetches the first page and scrolls to it. */
    async restart(order: CommentOrder): Promise<void> {
      if (await begin(order)) set({ target: { id: $state.get().pages[0]?.[0]?.id ?? '' } });
    },

    /** Retries a failed list. */
    async again(): Promise<void> {
      const { order, from } = $state.get().wanted;
      if (from) await reach(from, order);
      else if (await begin(order)) set({ target: { id: '' } });
    },

    /** Whether this target has not been scrolled to yet; marks it as done. */
    meet(target: CommentsState['target']): boolean {
      const isNew = target !== lastTarget;
      lastTarget = target;
      return isNew;
    },

    async loadMore(): Promise<void> {
      if (!cursor || $state.get().more === 'loading') return;
      const ownId = requestId;
      const { order } = $state.get();
      set({ more: 'loading' });
      try {
        const query = { order: order === 'newest' ? undefined : order, cursor };
        const { comments, cursorMark } = await request(listComments, { params, query });
        if (ownId !== requestId) return;
        cursor = String(cursorMark ?? '');
        const { pages } = $state.get();
        const page = newIn(pages, comments);
        set({ pages: [...pages, page], more: cursor ? 'more' : 'end' });
        // The button that was pressed is gone.
        if (!cursor) set({ target: { id: page[0]?.id ?? '' } });
      } catch {
        if (ownId === requestId) set({ more: 'failed' });
      }
    },

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
        const answer = await request(listOwnComments, { params });
        if (readerId === userId) set({ own: mergeOwn(answer, before, $state.get().own) });
      } catch {
        // It is in the global error list, and what the reader does is judged by the server.
      }
    },

    /** Adds the reader's new comment, as the first. */
    keep(comment: OwnComment): void {
      const { own } = $state.get();
      const others = [...own.ownById].filter(([id]) => id !== comment.id);
      set({ own: { ...own, ownById: new Map([[comment.id, toOwnEntry(comment)], ...others]) } });
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

    set,

    /**
     * Polls for new comments while the page is visible.
     * @returns how to stop
     */
    watch(): () => void {
      const look = async () => {
        if (document.hidden || $state.get().status !== 'shown') return;
        try {
          const { counts } = await request(countComments, { query: { ids: contentId } });
          total = counts.find(({ id }) => id === contentId)?.numComments ?? 0;
          set({ fresh: Math.max(0, total - lastTotal) });
        } catch {
          // Ignored: the next poll may succeed.
        }
      };
      const timer = setInterval(look, COMMENTS_POLL_MS);
      document.addEventListener('visibilitychange', look);
      return () => {
        requestId += 1;
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    },
  };
}
