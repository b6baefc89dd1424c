/** What readers send and moderators judge. */
import { comments, contributions, interviewQuestions } from '../db/schema/community.ts';

/** The kinds, each with its table. */
export const submissionTables = {
  comment: comments,
  contribution: contributions,
  question: interviewQuestions,
} as const;

export type SubmissionKind = keyof typeof submissionTables;
export const submissionKinds: readonly SubmissionKind[] = ['comment', 'contribution', 'question'];

/**
 * Which of a comment's texts it is: how many milliseconds after the comment it was written, 0 for the first. A verdict
 * names it, since authors may change what a moderator is reading.
 */
export function editedMsOf({
  createdAt,
  editedAt,
}: Pick<typeof comments.$inferSelect, 'createdAt' | 'editedAt'>): number {
  return editedAt ? editedAt.getTime() - createdAt.getTime() : 0;
}

/** What is done to a submission. */
export type Verdict = 'published' | 'rejected';
