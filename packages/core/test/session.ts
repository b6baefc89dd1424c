import { emptyUser, type User } from '@portada/contract';
import { onTestFinished } from 'vitest';
import { $user, $userState } from '../src/user/store.ts';

/** Sets the readable session cookie for the length of a test. */
export function setCookie(value: string, name = 'portada_user'): void {
  const write = (pair: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the store reads what the server wrote here, no other way in.
    document.cookie = pair;
  };
  write(`${name}=${value}; path=/`);
  onTestFinished(() => write(`${name}=; path=/; max-age=0`));
}

export function reader(own: Partial<User> = {}): User {
  return { ...emptyUser, id: '7', nick: 'Roser', ...own };
}

/** A reader who is logged in, for the length of a test, as if the server had just said so. */
export function signIn(own: Partial<User> = {}): User {
  const user = reader(own);
  setCookie(user.id);
  const entry = { updatedAt: new Date().toISOString(), user };
  localStorage.setItem(`portada.user.${user.id}`, JSON.stringify(entry));
  // As a widget does: a store without a listener is unmounted after a second, and loads the session when it is read.
  onTestFinished($user.listen(() => undefined));
  $user.set(user);
  $userState.set('idle');
  onTestFinished(() => {
    localStorage.clear();
    $user.set(emptyUser);
    $userState.set('idle');
  });
  return user;
}

/** What the cache holds of a reader. */
export function cached(id: string): unknown {
  const text = localStorage.getItem(`portada.user.${id}`);
  return text === null ? undefined : JSON.parse(text).user;
}
