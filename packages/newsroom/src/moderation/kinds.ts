/** What readers send and moderators judge. */
import { comments, contributions, interviewQuestions } from '../db/schema/community.ts';

/** The kinds, each with its table. */
export const letterTables = {
  comment: comments,
  contribution: contributions,
  question: interviewQuestions,
} as const;

export type LetterKind = keyof typeof letterTables;
export const letterKinds: readonly LetterKind[] = ['comment', 'contribution', 'question'];

/** What is done to a letter. */
export type Verdict = 'published' | 'rejected';
