import { emit } from '../events.ts';
import { navigation } from '../navigation.ts';
import { routeUrl } from '../routes.ts';
import { logout } from './actions.ts';
import { forgetDrafts } from './draft.ts';
import { $user } from './store.ts';

let isUnderWay = false;
let loggedOut = false;

/** Whether the reader has logged out on this page: a navigation is pending then, and no widget may start another. */
export function hasLoggedOut(): boolean {
  return loggedOut;
}

/**
 * LOGIN-23: logs out, emits `portada:logout`, and navigates to the login page; repeated calls do it once. A logout that
 * fails leads nowhere: the reader is still logged in.
 */
export async function logOutAndRedirect(): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  const { id } = $user.get();
  loggedOut = true;
  loggedOut = await logout();
  isUnderWay = false;
  if (!loggedOut) return;
  forgetDrafts();
  emit(document, 'portada:logout', { userId: id });
  navigation.replace(routeUrl('login'));
}
