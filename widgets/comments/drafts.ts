import { createDraft } from '@portada/core/user/draft.ts';

/** What has been typed and not sent: it outlives a reload and the way to the login screen. */
export interface Draft {
  read(): string;
  write(text: string): void;
  forget(): void;
}

/** @param place `new`, `reply-{id}` or `edit-{id}` */
export function draftOf(contentId: string, place: string): Draft {
  const { read, keep, forget } = createDraft(`comment:${contentId}:${place}`);
  return { read: () => read().text ?? '', write: (text) => keep({ text }), forget };
}
