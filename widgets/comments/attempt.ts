import type { CommentError } from '@portada/contract';
import { ApiError, refreshUser } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import type { CommentsStore } from './comments.store.ts';

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

/**
 * Sends an action and applies its answer. Where another reader has come meanwhile, or nobody is there any more, it is
 * not theirs: nothing is applied, and a rejection tells them no more than that it failed.
 */
export async function attempt<Answer>(
  list: CommentsStore,
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
