import { askInterview } from '@portada/contract';
import { requestForm } from '@portada/core/api/form.ts';
import type { Draft } from '@portada/core/user/draft.ts';

/** INTV-01: how a question to an interview is sent. */
export function questionOptions(interviewId: string) {
  return {
    purpose: 'interview',
    id: interviewId,
    send: ({ question = '' }: Draft, uploadId: string | undefined) =>
      requestForm(askInterview, { params: { interviewId }, body: { question, uploadId } }),
  } as const;
}
