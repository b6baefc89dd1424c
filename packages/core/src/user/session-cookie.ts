import { $page } from '../page.ts';

/** The reader's id as the readable session cookie gives it; empty without a session (ACCT-06). */
export function sessionReaderId(): string {
  const name = `${$page.get().sessionCookie}=`;
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(name));
  if (!pair) return '';
  try {
    return decodeURIComponent(pair.slice(name.length));
  } catch {
    return '';
  }
}
