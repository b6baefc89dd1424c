import { type CommentOrder, type CommentsAnswer, listComments } from '@portada/contract';
import { request } from '@portada/core';
import { tooManyOf } from '@portada/core/api/too-many.ts';
import type { Latest } from '@portada/core/latest.ts';
import { newIn, type StateStore } from './state.ts';
import type { TotalsStore } from './totals.store.ts';

export type ListStore = ReturnType<typeof createListStore>;

/** The default order is omitted, so that all readers request the same address. */
const orderParameter = (order: CommentOrder) => (order === 'newest' ? undefined : order);

/** The pages of the list. */
export function createListStore({ $state, contentId, set }: StateStore, latest: Latest, totals: TotalsStore) {
  const params = { contentId };
  let cursor = '';

  function show(order: CommentOrder, answer: CommentsAnswer, numComments: number): void {
    const { comments, hasEarlier, cursorMark } = answer;
    cursor = String(cursorMark ?? '');
    set({
      status: 'shown',
      renewal: 'none',
      order,
      pages: [comments],
      more: cursor ? 'more' : 'end',
      tooMany: undefined,
      hasEarlier,
      numComments,
      closed: answer.closed || $state.get().closed,
      fresh: 0,
    });
  }

  function fail(error: unknown): void {
    const { status, more } = $state.get();
    set({
      renewal: 'failed',
      // A pending page of the former list is ignored, and can be requested again.
      more: more === 'loading' ? 'more' : more,
      status: status === 'shown' ? status : 'failed',
      tooMany: tooManyOf(error),
    });
  }

  /** Fetches a list from its first page, or from a comment on; resolves to whether it is shown. */
  async function begin(order: CommentOrder, from = ''): Promise<boolean> {
    const signal = latest.begin();
    const readTotal = totals.ask();
    const { renewal } = $state.get();
    set({
      wanted: { order, from },
      renewal: renewal === 'none' || renewal === 'waiting' ? 'waiting' : 'again',
    });
    try {
      const query = { order: orderParameter(order), from: from || undefined };
      const answer = await request(listComments, { params, query });
      if (signal.aborted) return false;
      // Cancels a pending next page of the former list.
      latest.begin();
      show(order, answer, readTotal(answer.numComments));
      return true;
    } catch (error) {
      if (!signal.aborted) fail(error);
      return false;
    }
  }

  /** Fetches the first page and scrolls to it. */
  async function restart(order: CommentOrder): Promise<void> {
    if (await begin(order)) set({ target: { id: $state.get().pages[0]?.[0]?.id ?? '' } });
  }

  async function loadMore(): Promise<void> {
    if (!cursor || $state.get().more === 'loading') return;
    const { signal } = latest;
    const { order } = $state.get();
    set({ more: 'loading' });
    try {
      const query = { order: orderParameter(order), cursor };
      const { comments, cursorMark } = await request(listComments, { params, query });
      if (signal.aborted) return;
      cursor = String(cursorMark ?? '');
      const { pages } = $state.get();
      const page = newIn(pages, comments);
      set({ pages: [...pages, page], more: cursor ? 'more' : 'end' });
      // The button that was pressed is gone.
      if (!cursor) set({ target: { id: page[0]?.id ?? '' } });
    } catch (error) {
      if (!signal.aborted) set({ more: 'failed', tooMany: tooManyOf(error) });
    }
  }

  return { begin, restart, loadMore };
}
