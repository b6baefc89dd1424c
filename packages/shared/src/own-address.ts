/**
 * An address on one of the given origins, or nothing: only http(s), and none with a user name or password in it. It is
 * answered as it was read, absolute, so that no second reading can lead elsewhere.
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
