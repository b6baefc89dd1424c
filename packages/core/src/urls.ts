import { isAddress } from './type-guards.ts';

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

function parsed(address: string | null | undefined): URL | undefined {
  return address && isAddress(address) ? new URL(address, location.href) : undefined;
}

/** An address that may become an `href`: `undefined` for `javascript:`, `data:` and anything else that runs. */
export function safeUrl(address: string | null | undefined): string | undefined {
  const url = parsed(address);
  return url && SAFE_PROTOCOLS.has(url.protocol) ? (address ?? undefined) : undefined;
}

/**
 * An address on one of the given origins, or nothing: only http(s), and none with a user name or password in it. It is
 * answered as the browser reads it, absolute, so that no second reading can lead elsewhere.
 */
export function ownAddress(raw: string | null, origins: readonly string[]): string | undefined {
  const url = parsed(raw);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return origins.includes(url.origin) ? url.href : undefined;
}
