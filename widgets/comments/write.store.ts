import { deleteComment, editComment, postComment } from '@portada/contract';
import { $user, request } from '@portada/core';
import { attempt, type WriteProblem } from './attempt.ts';
import type { CommentsStore } from './comments.store.ts';
import { createReactions } from './reactions.store.ts';
import { isListed } from './state.ts';

/** A reader's actions on the comments of a content. Each resolves to the reason of a rejection, or to undefined. */
export function createWriteStore(list: CommentsStore) {
  const { $state, contentId } = list;

  /** A retry after a lost response: the comment exists already. */
  async function findSaid(text: string, parentId: string): Promise<boolean> {
    await list.become($user.get().id);
    const found = [...$state.get().own.ownById.values()].find(
      (one) => one.text.trim() === text.trim() && one.parentId === parentId,
    );
    if (found) list.set({ target: { id: found.id } });
    return found !== undefined;
  }

  return {
    /** COMM-01, COMM-04, COMM-09 */
    async post(text: string, parentId = ''): Promise<WriteProblem | undefined> {
      const body = { text, ...(parentId && { parentId }) };
      const problem = await attempt(
        list,
        () => request(postComment, { params: { contentId }, body }),
        (comment) => {
          list.keep(comment);
          // A list that was fetched meanwhile may have it, and count it.
          if (!comment.pending && !isListed($state.get(), comment.id)) list.count(1);
          list.set({ target: { id: comment.id } });
        },
      );
      return problem === 'repeated' && (await findSaid(text, parentId)) ? undefined : problem;
    },

    edit(commentId: string, text: string): Promise<WriteProblem | undefined> {
      const before = $state.get().own.ownById.get(commentId);
      return attempt(
        list,
        () => request(editComment, { params: { contentId, commentId }, body: { text } }),
        (comment) => {
          list.keep(comment);
          if (comment.pending && before?.pending === false) list.count(-1);
          list.set({ target: { id: comment.id } });
        },
      );
    },

    remove(commentId: string): Promise<WriteProblem | undefined> {
      const before = $state.get().own.ownById.get(commentId);
      return attempt(
        list,
        () => request(deleteComment, { params: { contentId, commentId } }),
        () => {
          list.changeOwn(({ removed }) => ({ removed: new Set([...removed, commentId]) }));
          if (!before?.pending) list.count(-1);
        },
      );
    },

    ...createReactions(list),
  };
}

export type WriteStore = ReturnType<typeof createWriteStore>;
