import { routeUrl } from '@portada/core';
import { sessionReaderId } from '@portada/core/user/session-cookie.ts';
import { useServedLinks } from './useServedLinks.ts';

/**
 * The fallback's link to log in, pressed by a reader who is logged in before the widget was there: what it leads to
 * stands in its place, and the login page would send them to their profile.
 */
export function useServedLogin(): void {
  useServedLinks(({ href }) => href.split('?')[0] === routeUrl('login') && sessionReaderId() !== '');
}
