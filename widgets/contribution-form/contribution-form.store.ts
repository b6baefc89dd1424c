import { sendContribution } from '@portada/contract';
import { requestForm } from '@portada/core/api/form.ts';
import type { Draft } from '@portada/core/user/draft.ts';

/** UGC-01: how a contribution to a call is sent; its conditions have been accepted before. */
export function contributionOptions(callId: string) {
  return {
    purpose: 'contribution',
    id: callId,
    send: ({ title = '', text = '' }: Draft, uploadId: string | undefined) =>
      requestForm(sendContribution, { params: { callId }, body: { title, text, terms: 'true', uploadId } }),
  } as const;
}
