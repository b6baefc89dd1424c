import type { Comment, User } from '@portada/contract';
import { commenterFields } from '@portada/contract';
import { createContext, type ReactNode, useContext } from 'react';
import type { WriteProblem } from './attempt.ts';
import type { CommentsStore } from './comments.store.ts';
import type { WriteStore } from './write.store.ts';

/** What a dialog asks the reader before an action. */
export type Question =
  | { readonly kind: 'login' }
  | { readonly kind: 'report' | 'remove'; readonly comment: Comment };

/** What every component of the comments shares. */
export interface CommentsContextValue {
  readonly list: CommentsStore;
  /** Runs an action on the write store, a chunk fetched on demand; resolves to the reason where it was refused. */
  write(action: (store: WriteStore) => Promise<WriteProblem | undefined>): Promise<WriteProblem | undefined>;
  readonly reader: User;
  readonly closed: boolean;
  ask(question: Question): void;
  /** Shows a message at the foot of the screen. */
  say(text: ReactNode): void;
}

export const CommentsContext = createContext<CommentsContextValue | undefined>(undefined);

export function useCommentsContext(): CommentsContextValue {
  const context = useContext(CommentsContext);
  if (!context) throw new Error('There is no comments context.');
  return context;
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
