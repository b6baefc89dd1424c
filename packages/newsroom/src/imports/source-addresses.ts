/** Addresses of a source without what changes when its site moves to https or to `www.`, and back. */

/** `https://www.elsur.example/n/7/` -> `elsur.example/n/7`; empty for what is no address of the web. */
export function addressOf(text: string): string {
  const url = webUrl(text);
  return url ? url.host.replace(/^www\./, '') + url.pathname.replace(/\/$/, '') + url.search + url.hash : '';
}

/** Any text with its addresses normalised: Drupal's guids are `12 at http://elsur.example`. */
export function normalAddresses(text: string): string {
  return text.replace(/https?:\/\/\S+/gi, (address) => addressOf(address) || address);
}

/** The text, and what it was or will be with the other schemes and hosts of its address. */
export function spellingsOf(text: string): string[] {
  const others = ['http://', 'https://', 'http://www.', 'https://www.'];
  return [...new Set([text, ...others.map((start) => text.replace(/https?:\/\/(?:www\.)?/i, start))])];
}

/** Whether its host is one site's alone: not `localhost`, nor of a network of one's own, as blogs are tried out on. */
export function isOnTheNet(address: string): boolean {
  const host = webUrl(address)?.hostname ?? '';
  return /^[^[\]]+\.[a-z][^.]*$/.test(host) && !/\.(?:localhost|local|internal|lan|home|test)$/.test(host);
}

function webUrl(text: string): URL | undefined {
  const url = URL.parse(text.trim());
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
