import { createDraft } from '@portada/core/user/draft.ts';

/** Drafts: kept over a reload and a login. */
export interface Draft {
  read(): string;
  write(text: string): void;
  forget(): void;
}

/** @param draftKey `new`, `reply-{id}` or `edit-{id}` */
export function draftOf(contentId: string, draftKey: string): Draft {
  const { read, keep, forget } = createDraft(`comment:${contentId}:${draftKey}`);
  return { read: () => read().text ?? '', write: (text) => keep({ text }), forget };
}
