import { LOGOUT_PATH } from '@portada/shared/paths.ts';
import { $page } from './page.ts';

/** The addresses that every page needs, apart from the routes, which few do. */

/** A path of the site, whatever address the site stands at. */
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
