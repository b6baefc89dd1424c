import { isAddress } from './type-guards.ts';

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** An address that is safe as an `href`: `undefined` for `javascript:`, `data:` and the like. */
export function safeUrl(address: string | null | undefined): string | undefined {
  if (!address || !isAddress(address)) return undefined;
  return SAFE_PROTOCOLS.has(new URL(address, location.href).protocol) ? address : undefined;
}
