import { createDraft } from '@portada/core/user/draft.ts';

/** The draft of the form, without the consent, which is given each time. */
export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly message: string;
}

export const emptyDraft: Draft = { name: '', email: '', topic: '', message: '' };

const kept = createDraft('contact');

export const readDraft = (): Draft => ({ ...emptyDraft, ...kept.read() });
export const keepDraft = ({ name, email, topic, message }: Draft): void =>
  kept.keep({ name, email, topic, message });
export const forgetDraft = (): void => kept.forget();

/** Of each field the first that says something. */
export function firstOf(...drafts: readonly Draft[]): Draft {
  const first = (name: keyof Draft) => drafts.map((one) => one[name]).find(Boolean) ?? '';
  return { name: first('name'), email: first('email'), topic: first('topic'), message: first('message') };
}
