/** Where a reader may come back to after the login (reading 14). */

import { LOGOUT_PATH } from './logout-path.ts';
import { ownAddress } from './own-address.ts';

interface OwnSite {
  /** What an address without an origin is read from. */
  readonly base: string;
  readonly origins: readonly string[];
  /** The address or path of the login screen, which would loop. */
  readonly login: string;
}

/**
 * The `backUrl` that was asked for, if it is one that may be followed: a page, so neither a call nor `/logout/` of any
 * site, which would undo the login.
 */
export function allowedBackUrl(
  address: string | null | undefined,
  { base, origins, login }: OwnSite,
): string | undefined {
  const own = ownAddress(address, base, origins);
  if (!own) return undefined;
  const path = plainPath(new URL(own));
  if (path === undefined || path.endsWith(LOGOUT_PATH) || CALL.test(path)) return undefined;
  return path === plainPath(new URL(login, base)) ? undefined : own;
}

/** The contract's calls, below a site's prefix or none. */
const CALL = /^(\/[^/]+)?\/(web)?api\//;

/** A path as the most lenient of servers reads it; undefined for one that cannot be decoded. */
function plainPath({ pathname }: URL): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname.replace(/;[^/]*/g, '')).toLowerCase();
    return `/${decoded}/`.replace(/[/\\]+/g, '/');
  } catch {
    return undefined;
  }
}

/** An address with the way back in its query. */
export function withBackUrl(address: string, backUrl: string | undefined): string {
  if (!backUrl) return address;
  return `${address}${address.includes('?') ? '&' : '?'}backUrl=${encodeURIComponent(backUrl)}`;
}
