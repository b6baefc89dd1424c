import type { LoginAlert, PlaceName, WebRouteName } from '@portada/contract';
import { allowedBackUrl, withBackUrl } from '@portada/shared/back-url.ts';
import { routes } from '@portada/shared/routes.ts';
import { isAddress } from './is-address.ts';
import { $page } from './page.ts';
import { onSite } from './site-urls.ts';

/** LOGIN-20: the notices that the login screen can show. */
export type LoginNotice = LoginAlert;

/** The address of a named web route (PAGE-04): the page's own path where it gives one. */
export function routeUrl(name: WebRouteName | PlaceName): string {
  const own = $page.get().webRoutes[name];
  return own && isAddress(own) ? new URL(own, onSite('/')).href : onSite(routes[name]);
}

/** Where the reader returns after a login: this page, or, on the login screen, its own `backUrl`. */
function placeToReturn(): string | undefined {
  const onLogin = location.href.split(/[?#]/)[0] === routeUrl('login');
  return onLogin ? requestedBackUrl() : location.href;
}

/** LOGIN-02: the login screen, with this page as its `backUrl`. */
export function loginUrl(backUrl: string | undefined = placeToReturn()): string {
  return withBackUrl(routeUrl('login'), backUrl);
}

/** LOGIN-18: the login screen with a notice, keeping its `backUrl`. */
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

/** LOGIN-03, LOGIN-04: the server's address that starts a social login. */
export function socialLoginUrl(provider: string, backUrl: string | undefined): string {
  return withBackUrl(`${$page.get().apiUrl.replace(/\/$/, '')}/api/front/user/login/${provider}`, backUrl);
}

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/**
 * The page's `backUrl`, if it is safe to follow. The login screen and `/logout/` are excluded: the one would loop,
 * the other would undo the login.
 */
export function requestedBackUrl(search: string = location.search): string | undefined {
  const { siteUrl, site } = $page.get();
  return allowedBackUrl(new URLSearchParams(search).get('backUrl'), {
    base: location.href,
    origins: [location.origin, ...originOf(siteUrl), ...originOf(site.url)],
    login: routeUrl('login'),
  });
}
