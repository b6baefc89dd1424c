import { cookie } from '../cookie.ts';
import { $page } from '../page.ts';

/** The reader's id from the readable session cookie; empty without a session (ACCT-06). */
export function sessionReaderId(): string {
  return cookie($page.get().sessionCookie);
}
