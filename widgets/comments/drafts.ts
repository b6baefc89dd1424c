import { local } from '@portada/core';

/** What has been typed and not sent: it outlives the page and the way to the login screen. */
export interface Draft {
  read(): string;
  write(text: string): void;
  forget(): void;
}

/** @param place `new`, `reply-{id}` or `edit-{id}` */
export function draftOf(contentId: string, place: string): Draft {
  const key = `portada.comment.${contentId}.${place}`;
  const forget = () => local.remove(key);
  return {
    read: () => local.get(key) ?? '',
    write: (text) => (text ? local.set(key, text) : forget()),
    forget,
  };
}
