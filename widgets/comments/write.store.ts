import {
  type CommentError,
  deleteComment,
  editComment,
  postComment,
  type ReportReason,
  reportComment,
  voteComment,
} from '@portada/contract';
import { $user, ApiError, refreshUser, request } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { changeUser } from '@portada/core/user/change-user.ts';
import type { CommentsStore } from './comments.store.ts';
import type { Own } from './own.ts';
import { isListed } from './state.ts';

/** Why an action was rejected; `failed` where a retry may succeed. */
export type WriteProblem =
  | 'login'
  | 'incomplete'
  | 'closed'
  | 'voted'
  | 'reported'
  | 'repeated'
  | 'settled'
  | 'failed'
  | TooMany;

const byCode: Partial<Record<string, WriteProblem>> = {
  PROFILE_INCOMPLETE: 'incomplete',
  COMMENTS_CLOSED: 'closed',
  COMMENT_ALREADY_VOTED: 'voted',
  COMMENT_ALREADY_REPORTED: 'reported',
  COMMENT_REPEATED: 'repeated',
  COMMENT_SETTLED: 'settled',
} satisfies Record<CommentError, WriteProblem>;

function problemOf(error: unknown): WriteProblem {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return 'login';
  return tooManyOf(error) ?? byCode[error.code] ?? 'failed';
}

/** A reader's actions on the comments of a content. Each resolves to the reason of a rejection, or to undefined. */
export function createWriteStore(list: CommentsStore) {
  const { $state, contentId } = list;

  const change = (edit: (own: Own) => Partial<Own>): void => {
    const { own } = $state.get();
    list.set({ own: { ...own, ...edit(own) } });
  };

  /**
   * Sends an action and applies its answer. Where another reader has come meanwhile, or nobody is there any more, it is
   * not theirs: nothing is applied, and a rejection tells them no more than that it failed.
   */
  async function attempt<Answer>(
    send: () => Promise<Answer>,
    apply: (answer: Answer) => void | Promise<void>,
  ): Promise<WriteProblem | undefined> {
    const isSameReader = list.currentReader();
    try {
      const answer = await send();
      if (isSameReader()) await apply(answer);
      return undefined;
    } catch (error) {
      const problem = problemOf(error);
      if (problem === 'closed') list.set({ closed: true });
      if (!isSameReader()) return 'failed';
      // The session has ended, or another tab has emptied the profile.
      if (problem === 'login' || problem === 'incomplete') await refreshUser();
      return problem;
    }
  }

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
        () => request(deleteComment, { params: { contentId, commentId } }),
        () => {
          change(({ removed }) => ({ removed: new Set([...removed, commentId]) }));
          if (!before?.pending) list.count(-1);
        },
      );
    },

    /** COMM-05, COMM-06, COMM-07 */
    vote(commentId: string, vote: 'like' | 'dislike'): Promise<WriteProblem | undefined> {
      const readerId = $user.get().id;
      return attempt(
        () => request(voteComment, { params: { contentId, commentId }, body: { vote } }),
        ({ likes, dislikes }) => {
          change(({ liked, disliked, votes }) => ({
            votes: new Map([...votes, [commentId, { likes, dislikes }]]),
            ...(vote === 'like'
              ? { liked: new Set([...liked, commentId]) }
              : { disliked: new Set([...disliked, commentId]) }),
          }));
          return vote === 'dislike' ? noteOnUser(readerId, 'commentsDislikeId', commentId) : undefined;
        },
      );
    },

    /** COMM-05, COMM-06 */
    async report(commentId: string, reason: ReportReason): Promise<WriteProblem | undefined> {
      const readerId = $user.get().id;
      const note = () => {
        change(({ reported }) => ({ reported: new Set([...reported, commentId]) }));
        return noteOnUser(readerId, 'commentsReportId', commentId);
      };
      const problem = await attempt(
        () => request(reportComment, { params: { contentId, commentId }, body: { reason } }),
        note,
      );
      if (problem !== 'reported') return problem;
      await note();
      return undefined;
    },
  };
}

export type WriteStore = ReturnType<typeof createWriteStore>;

/** COMM-06: the profile of the day's cache knows it too. */
function noteOnUser(readerId: string, list: 'commentsDislikeId' | 'commentsReportId', id: string) {
  return changeUser(readerId, (reader) =>
    reader[list].includes(id) ? reader : { ...reader, [list]: [...reader[list], id] },
  );
}
