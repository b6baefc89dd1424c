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
  return onSite('/logout/');
}

/** LOGIN-25: the page for parents and guardians; its place is Portada's own choice. */
export function guardiansUrl(): string {
  return onSite('/acceso/familias/');
}

/** What a form's consent is given to; its place is Portada's own choice. */
export function privacyUrl(): string {
  return onSite('/privacidad/');
}

/** The conditions that a registration accepts; their place is Portada's own choice. */
export function termsUrl(): string {
  return onSite('/aviso-legal/');
}

/** REG-10: what follows a registration; its place is Portada's own choice. */
export function registeredUrl(): string {
  return onSite('/registro/confirmacion/');
}
