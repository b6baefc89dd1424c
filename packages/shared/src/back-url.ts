/** Where a reader may come back to after the login (reading 14). */
import { ownAddress } from './own-address.ts';

interface OwnSite {
  /** What an address without an origin is read from. */
  readonly base: string;
  readonly origins: readonly string[];
  /** Addresses or paths of the login screen and of `/logout/`: the one would loop, the other would undo the login. */
  readonly nowhere: readonly string[];
}

/** The `backUrl` that was asked for, if it is one that may be followed. */
export function allowedBackUrl(
  address: string | null | undefined,
  { base, origins, nowhere }: OwnSite,
): string | undefined {
  const own = ownAddress(address, base, origins);
  if (!own) return undefined;
  const { pathname } = new URL(own);
  return nowhere.some((page) => new URL(page, base).pathname === pathname) ? undefined : own;
}

/** An address with the way back in its query. */
export function withBackUrl(address: string, backUrl: string | undefined): string {
  if (!backUrl) return address;
  return `${address}${address.includes('?') ? '&' : '?'}backUrl=${encodeURIComponent(backUrl)}`;
}
