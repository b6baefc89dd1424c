import { LOGOUT_PATH } from '@portada/shared/logout-path.ts';
import { $page } from './page.ts';

/** Addresses that every page needs; the routes are another module, which few pages load. */

/** A path relative to the site's own base address. */
export function onSite(path: string): string {
  return new URL($page.get().siteUrl.replace(/\/$/, '') + path, location.href).href;
}

/** The site's front page. */
export function homeUrl(): string {
  return onSite('/');
}

/** The address that `/logout/` has on this site (LOGIN-23). */
export function logoutUrl(): string {
  return onSite(LOGOUT_PATH);
}
