import type { LoginAlert, PlaceName, WebRouteName } from '@portada/contract';
import { routes } from '@portada/shared/routes.ts';
import { $page } from './page.ts';
import { logoutUrl, onSite } from './site-urls.ts';
import { isAddress } from './type-guards.ts';
import { ownAddress } from './urls.ts';

/** LOGIN-20: what the login screen may be asked to say. */
export type LoginNotice = LoginAlert;

/** The address of a named web route (PAGE-04): the page's own path where it gives one. */
export function routeUrl(name: WebRouteName | PlaceName): string {
  const own = $page.get().webRoutes[name];
  return own && isAddress(own) ? new URL(own, onSite('/')).href : onSite(routes[name]);
}

function withBackUrl(address: string, backUrl: string | undefined): string {
  if (!backUrl) return address;
  return `${address}${address.includes('?') ? '&' : '?'}backUrl=${encodeURIComponent(backUrl)}`;
}

/** What a login begun here comes back to: this page, or, from the login screen, where that one would go. */
function placeToReturn(): string | undefined {
  const onLogin = location.href.split(/[?#]/)[0] === routeUrl('login');
  return onLogin ? requestedBackUrl() : location.href;
}

/** LOGIN-02: the login screen, coming back to this page afterwards. */
export function loginUrl(backUrl: string | undefined = placeToReturn()): string {
  return withBackUrl(routeUrl('login'), backUrl);
}

/** LOGIN-18: the login screen with a notice, still knowing where to go back to. */
export function loginNoticeUrl(alert: LoginNotice): string {
  const url = new URL(withBackUrl(routeUrl('login'), requestedBackUrl()));
  url.searchParams.set('alert', alert);
  return url.href;
}

/** LOGIN-16: the login screen, opened at the recovery of a password. The query is Portada's own choice. */
export function recoveryUrl(): string {
  const url = new URL(routeUrl('login'));
  url.searchParams.set('screen', 'recovery');
  return url.href;
}

/** LOGIN-03, LOGIN-04: the server's door to a social provider. */
export function socialLoginUrl(provider: string, backUrl: string | undefined): string {
  return withBackUrl(`${$page.get().apiUrl.replace(/\/$/, '')}/api/front/user/login/${provider}`, backUrl);
}

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/**
 * The page's `backUrl`, if it is one that may be followed. The login screen itself and `/logout/` are no place to
 * come back to: the one would loop, the other would undo the login.
 */
export function requestedBackUrl(search: string = location.search): string | undefined {
  const { siteUrl, site } = $page.get();
  const origins = [location.origin, ...originOf(siteUrl), ...originOf(site.url)];
  const url = ownAddress(new URLSearchParams(search).get('backUrl'), origins);
  const path = url?.split(/[?#]/)[0];
  return path === routeUrl('login') || path === logoutUrl() ? undefined : url;
}

/** Navigates to another page. An object, so that tests can spy on it. */
export const navigation = {
  go(address: string): void {
    location.assign(address);
  },
};
