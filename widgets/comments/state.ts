import type { CommentOrder, CommentThread } from '@portada/contract';
import type { TooMany } from '@portada/core/api/too-many.ts';
import { atom } from 'nanostores';
import { emptyOwn, type Own } from './own.ts';

export interface CommentsState {
  /** `failed`: there is no list at all. */
  readonly status: 'loading' | 'shown' | 'failed';
  /** A new list is loading in place of the current one, has failed, or is being retried. */
  readonly renewal: 'none' | 'waiting' | 'failed' | 'again';
  /** The last requested list. */
  readonly wanted: { readonly order: CommentOrder; readonly from: string };
  /** Of the list that shows. */
  readonly order: CommentOrder;
  readonly pages: readonly (readonly CommentThread[])[];
  readonly more: 'more' | 'loading' | 'failed' | 'end';
  /** Why the last list or page that failed did not come, where too much had been asked for. */
  readonly tooMany: TooMany | undefined;
  /** The list begins at a comment of its own, and there are some before it. */
  readonly hasEarlier: boolean;
  readonly numComments: number;
  readonly closed: boolean;
  /** How many others have come since. */
  readonly fresh: number;
  readonly own: Own;
  /** The comment to scroll to, without an id the beginning of the list; a new object each time. */
  readonly target: { readonly id: string } | undefined;
}

const beginning: CommentsState = {
  status: 'loading',
  renewal: 'none',
  wanted: { order: 'newest', from: '' },
  order: 'newest',
  pages: [],
  more: 'end',
  tooMany: undefined,
  hasEarlier: false,
  numComments: 0,
  closed: false,
  fresh: 0,
  own: emptyOwn,
  target: undefined,
};

/** The state of the comments on one content, which the parts of the store share. */
export function createStateStore(contentId: string) {
  const $state = atom<CommentsState>(beginning);
  return {
    $state,
    contentId,
    set(change: Partial<CommentsState>): void {
      $state.set({ ...$state.get(), ...change });
    },
  };
}

export type StateStore = ReturnType<typeof createStateStore>;

/** A list is loading. */
export const isRenewed = ({ renewal }: CommentsState) => renewal === 'waiting' || renewal === 'again';

export function isListed({ pages }: CommentsState, id: string): boolean {
  return pages.some((page) =>
    page.some((thread) => thread.id === id || thread.replies.some((reply) => reply.id === id)),
  );
}

/** The pages with one thread changed; the others stay the objects that they are. */
export function withThread(
  pages: CommentsState['pages'],
  id: string,
  change: (thread: CommentThread) => CommentThread,
): CommentsState['pages'] {
  return pages.map((page) =>
    page.some((thread) => thread.id === id)
      ? page.map((thread) => (thread.id === id ? change(thread) : thread))
      : page,
  );
}

/** The threads of a page that are not in the list yet: with the order by votes, pages may overlap. */
export function newIn(pages: CommentsState['pages'], page: readonly CommentThread[]): CommentThread[] {
  const listedIds = new Set(pages.flatMap((one) => one.map(({ id }) => id)));
  return page.filter(({ id }) => !listedIds.has(id));
}
