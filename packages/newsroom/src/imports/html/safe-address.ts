/** The absolute URL of an external link; empty for other schemes than http(s), mailto and tel. */
export function safeAddress(href: string, base = ''): string {
  const url = URL.parse(href.trim(), base || undefined);
  if (!url || !/^(https?|mailto|tel):$/.test(url.protocol)) return '';
  if (url.username || url.password) return '';
  return url.href;
}
