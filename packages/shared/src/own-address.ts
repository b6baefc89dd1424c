/**
 * An address on one of the given origins, or undefined: only http(s), without user name and password. It is
 * returned absolute and normalised, so that no other parser can read it differently.
 */
export function ownAddress(
  address: string | null | undefined,
  base: string,
  origins: readonly string[],
): string | undefined {
  if (!address || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return origins.includes(url.origin) ? url.href : undefined;
}
