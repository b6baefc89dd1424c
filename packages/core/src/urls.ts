import { isAddress } from './is-address.ts';

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const PICTURE_PROTOCOLS = new Set(['http:', 'https:', 'data:', 'blob:']);

/** An address that is safe as an `href`: `undefined` for `javascript:`, `data:` and the like. */
export function safeUrl(address: string | null | undefined): string | undefined {
  return withProtocol(address, SAFE_PROTOCOLS);
}

/** An address that is safe as the `src` of a picture: `undefined` for `javascript:` and whatever draws none. */
export function safePictureUrl(address: string | null | undefined): string | undefined {
  return withProtocol(address, PICTURE_PROTOCOLS);
}

function withProtocol(
  address: string | null | undefined,
  protocols: ReadonlySet<string>,
): string | undefined {
  if (!address || !isAddress(address)) return undefined;
  return protocols.has(new URL(address, location.href).protocol) ? address : undefined;
}
