import { type ReportReason, reportComment, voteComment } from '@portada/contract';
import { $user, request } from '@portada/core';
import { changeUser } from '@portada/core/user/change-user.ts';
import { attempt, type WriteProblem } from './attempt.ts';
import type { CommentsStore } from './comments.store.ts';

/** What a reader says of the comments of others: a vote, a report. */
export function createReactions(list: CommentsStore) {
  const { contentId } = list;

  return {
    /** COMM-05, COMM-06, COMM-07 */
    vote(commentId: string, vote: 'like' | 'dislike'): Promise<WriteProblem | undefined> {
      const readerId = $user.get().id;
      return attempt(
        list,
        () => request(voteComment, { params: { contentId, commentId }, body: { vote } }),
        ({ likes, dislikes }) => {
          list.changeOwn(({ liked, disliked, votes }) => ({
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
        list.changeOwn(({ reported }) => ({ reported: new Set([...reported, commentId]) }));
        return noteOnUser(readerId, 'commentsReportId', commentId);
      };
      const problem = await attempt(
        list,
        () => request(reportComment, { params: { contentId, commentId }, body: { reason } }),
        note,
      );
      if (problem !== 'reported') return problem;
      await note();
      return undefined;
    },
  };
}

/** COMM-06: the profile of the day's cache knows it too. */
function noteOnUser(readerId: string, list: 'commentsDislikeId' | 'commentsReportId', id: string) {
  return changeUser(readerId, (reader) =>
    reader[list].includes(id) ? reader : { ...reader, [list]: [...reader[list], id] },
  );
}
