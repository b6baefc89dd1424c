import { emit } from '../events.ts';
import { browser, routeUrl } from '../routes.ts';
import { logout } from './actions.ts';
import { forgetDrafts } from './draft.ts';
import { $user } from './store.ts';

let leaving = false;
let left = false;

/** The reader has logged out on this page, and the browser is on its way: what draws now need not send it elsewhere. */
export function hasLeft(): boolean {
  return left;
}

/** LOGIN-23: logs out, tells the page, and goes to login; once, however often the link is pressed. */
export async function leave(): Promise<void> {
  if (leaving) return;
  leaving = true;
  const { id } = $user.get();
  left = true;
  await logout();
  forgetDrafts();
  leaving = false;
  emit(document, 'portada:logout', { userId: id });
  browser.go(routeUrl('login'));
}
