/** The proxies whose `X-Forwarded-*` headers are believed, from `TRUST_PROXY`. */
import { isIP } from 'node:net';

/** Names of networks that Fastify knows. */
const names = ['loopback', 'linklocal', 'uniquelocal'];

/** Names, addresses and networks, or what is wrong with one of them. */
export function readProxies(value = 'loopback'): readonly string[] | string {
  const proxies = value.split(',').map((part) => part.trim());
  const wrong = proxies.find((proxy) => !names.includes(proxy) && !isNetwork(proxy));
  if (wrong === undefined) return proxies;
  return `TRUST_PROXY «${wrong}» is none of ${names.join(', ')}, an address or a network (10.0.0.0/8).`;
}

/** An address, or one with the length of its prefix. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d*$/.test(prefix) && Number(prefix) <= longest);
}
