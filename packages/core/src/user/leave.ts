import { emit } from '../events.ts';
import { browser, routeUrl } from '../routes.ts';
import { logout } from './actions.ts';
import { $user } from './store.ts';

/** LOGIN-23: logs out, tells the page, and goes to login. */
export async function leave(): Promise<void> {
  const { id } = $user.get();
  await logout();
  emit(document, 'portada:logout', { userId: id });
  browser.go(routeUrl('login'));
}
