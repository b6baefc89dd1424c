import type { Comment, User } from '@portada/contract';
import { commenterFields } from '@portada/contract';
import { createContext, useContext } from 'react';
import type { CommentsStore } from './comments.store.ts';
import type { Refusal, WriteStore } from './write.store.ts';

/** What the reader is asked before it is done, in a dialog. */
export type Question =
  | { readonly kind: 'login' }
  | { readonly kind: 'report' | 'remove'; readonly comment: Comment };

/** What every part of the comments works with. */
export interface Talk {
  readonly list: CommentsStore;
  /** Does what is to be done with the store that only who takes part needs. Answers why it was refused. */
  write(deed: (store: WriteStore) => Promise<Refusal | undefined>): Promise<Refusal | undefined>;
  readonly reader: User;
  readonly closed: boolean;
  ask(question: Question): void;
  /** Shows a message at the foot of the screen. */
  say(text: string): void;
}

export const TalkContext = createContext<Talk | undefined>(undefined);

export function useTalk(): Talk {
  const talk = useContext(TalkContext);
  if (!talk) throw new Error('There are no comments around.');
  return talk;
}

/** COMM-02: what the profile lacks. */
export function missingIn(reader: User) {
  return commenterFields.filter((field) => !reader[field]?.trim());
}

/** The address that opens this page at a comment. */
export function linkTo(id: string): string {
  const url = new URL(location.href);
  url.searchParams.set('comment', id);
  url.hash = `comment-${id}`;
  return url.href;
}

/** The comment at which the page's address stands. */
export function commentInHash(): string {
  return /^#comment-(\d+)$/.exec(location.hash)?.[1] ?? '';
}

/** The comment that the address names, unless it leads elsewhere on the page. */
export function linkedComment(): string {
  const { hash, search } = location;
  return commentInHash() || (hash ? '' : (new URLSearchParams(search).get('comment') ?? ''));
}
