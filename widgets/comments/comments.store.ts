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

/** So many pages of replies are gone through for one that a link leads to. */
const LINK_PAGES = 20;

export type CommentsStore = ReturnType<typeof createCommentsStore>;

/** The comments on one content. */
export function createCommentsStore(contentId: string) {
  const $state = atom<CommentsState>(beginning);
  const params = { contentId };
  /** A list that was asked for before the last one comes too late. */
  let turn = 0;
  let cursor = '';
  /** How many comments the reader knows to be there. */
  let lastTotal = 0;
  /** How many the server has counted. */
  let total = 0;
  /** What was brought to the reader already. */
  let lastTarget: CommentsState['target'];
  /** Whose own part is asked for. */
  let readerId = '';

  function set(change: Partial<CommentsState>): void {
    $state.set({ ...$state.get(), ...change });
  }

  /** Fetches a list from its beginning, or from a comment on. Answers whether it shows now. */
  async function begin(order: CommentOrder, from = ''): Promise<boolean> {
    turn += 1;
    const mine = turn;
    const { renewal } = $state.get();
    set({
      wanted: { order, from },
      renewal: renewal === 'none' || renewal === 'waiting' ? 'waiting' : 'again',
    });
    try {
      // The order that goes without saying is left out: one address for everybody who comes.
      const query = { order: order === 'newest' ? undefined : order, from: from || undefined };
      const answer = await request(listComments, { params, query });
      if (mine !== turn) return false;
      // What was to follow the former list follows it no more.
      turn += 1;
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
      // A page that was on its way comes too late by now, and may be asked for again.
      const change = { more: more === 'loading' ? 'more' : more, renewal: 'failed' } as const;
      if (mine === turn) set({ ...change, status: status === 'shown' ? status : 'failed' });
      return false;
    }
  }

  /** Brings a comment to the reader, fetching the list from there on where it is not in it. */
  async function reach(id: string, order = $state.get().order): Promise<void> {
    const isThere = () => isListed($state.get(), id) || $state.get().own.ownById.has(id);
    if (isThere() || ((await begin(order, id)) && (isThere() || (await findReply(isThere))))) {
      set({ target: { id } });
    }
  }

  /** A link may lead to a reply beyond those that come along with its thread, with which the list begins. */
  async function findReply(isThere: () => boolean): Promise<boolean> {
    const mine = turn;
    for (let page = 0; page < LINK_PAGES; page += 1) {
      const [head] = $state.get().pages[0] ?? [];
      if (!head || head.replies.length < REPLIES_PAGE_SIZE || head.replies.length >= head.numReplies) break;
      if (!(await loadReplies(head.id)) || mine !== turn) break;
      if (isThere()) return true;
    }
    return false;
  }

  /** The next replies to a comment. Answers whether they came. */
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

    /** Fetches a list from its beginning, to which the reader is brought. */
    async restart(order: CommentOrder): Promise<void> {
      if (await begin(order)) set({ target: { id: $state.get().pages[0]?.[0]?.id ?? '' } });
    },

    /** Asks once more for the list that did not come. */
    async again(): Promise<void> {
      const { order, from } = $state.get().wanted;
      if (from) await reach(from, order);
      else if (await begin(order)) set({ target: { id: '' } });
    },

    /** Whether this target is still to be brought to the reader; from now on it is not. */
    meet(target: CommentsState['target']): boolean {
      const isNew = target !== lastTarget;
      lastTarget = target;
      return isNew;
    },

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
        const page = newIn(pages, comments);
        set({ pages: [...pages, page], more: cursor ? 'more' : 'end' });
        // The button that was pressed is gone.
        if (!cursor) set({ target: { id: page[0]?.id ?? '' } });
      } catch {
        if (mine === turn) set({ more: 'failed' });
      }
    },

    /** What is this reader's own; nobody's where nobody is logged in. A failure leaves the list as others see it. */
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

    /** The reader has said it: the latest stands first. */
    keep(comment: OwnComment): void {
      const { own } = $state.get();
      const others = [...own.ownById].filter(([id]) => id !== comment.id);
      set({ own: { ...own, ownById: new Map([[comment.id, toOwnEntry(comment)], ...others]) } });
    },

    /** The reader has said or taken back so many. */
    count(difference: number): void {
      lastTotal += difference;
      const { numComments, fresh } = $state.get();
      set({
        numComments: Math.max(0, numComments + difference),
        // What was counted meanwhile may have been the reader's own.
        fresh: Math.max(0, Math.min(fresh, total - lastTotal)),
      });
    },

    set,

    /** Looks now and then whether others have said something, while the page is looked at. Answers how to stop. */
    watch(): () => void {
      const look = async () => {
        if (document.hidden || $state.get().status !== 'shown') return;
        try {
          const { counts } = await request(countComments, { query: { ids: contentId } });
          total = counts.find(({ id }) => id === contentId)?.numComments ?? 0;
          set({ fresh: Math.max(0, total - lastTotal) });
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
