/** The kinds of submissions that are moderated. */
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
 * The version of a comment's text: the milliseconds between its creation and the edit, 0 for the first. A decision
 * names it, since the author may edit the text while a moderator reads it.
 */
export function editedMsOf({
  createdAt,
  editedAt,
}: Pick<typeof comments.$inferSelect, 'createdAt' | 'editedAt'>): number {
  return editedAt ? editedAt.getTime() - createdAt.getTime() : 0;
}

/** The moderators' actions. */
export type Verdict = 'published' | 'rejected';
