import { isIPv6 } from 'node:net';

/**
 * The key that rate limits count a client under: its IPv4 address, or the /64 network of its IPv6 address, since one
 * connection has a whole network to choose from. Anything that is no IP address is returned unchanged.
 */
export function clientSubnetKey(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped || !isIPv6(plain)) return mapped ?? plain;
  // As URLs write it: in lower case, without leading zeros, the longest run of zeros compressed.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groupsOf = (part = '') => part.split(':').filter(Boolean);
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
