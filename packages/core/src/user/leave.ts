import { emit } from '../events.ts';
import { browser, routeUrl } from '../routes.ts';
import { logout } from './actions.ts';
import { $user } from './store.ts';

let leaving = false;

/** LOGIN-23: logs out, tells the page, and goes to login; once, however often the link is pressed. */
export async function leave(): Promise<void> {
  if (leaving) return;
  leaving = true;
  const { id } = $user.get();
  await logout();
  leaving = false;
  emit(document, 'portada:logout', { userId: id });
  browser.go(routeUrl('login'));
}
