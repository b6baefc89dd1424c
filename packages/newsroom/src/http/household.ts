import { isIPv6 } from 'node:net';

/**
 * What is counted as one address: of IPv6, where each house has as many as it likes, the network. Anything that is no
 * address stays what it is.
 */
export function household(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped || !isIPv6(plain)) return mapped ?? plain;
  // As URLs write it: without capitals and leading zeros, and the longest run of zeros left out.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groupsOf = (part = '') => part.split(':').filter(Boolean);
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
