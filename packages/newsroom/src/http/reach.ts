/** Where the newsroom may connect to: addresses from outside are anybody's, and must not lead into our own networks. */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export interface Reach {
  /** All addresses of a host. */
  resolve(host: string): Promise<readonly string[]>;
  isAllowed(address: string, port: number): boolean;
}

/** What IANA does not list as globally reachable. */
const closed = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);
/** All of IPv6 that is given out: link-local, unique local, multicast and mapped addresses are elsewhere. */
const open6 = blockList('ipv6', [['2000::', 3]]);
/** Of that, tunnels, whose addresses hide one of IPv4, and documentation. */
const closed6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);
const ports: readonly number[] = [80, 443];

/** The public network. */
export const publicReach: Reach = {
  async resolve(host) {
    const found = await lookup(host, { all: true, verbatim: true });
    return found.map(({ address }) => address);
  },
  isAllowed: (address, port) => ports.includes(port) && isPublic(address),
};

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/**
 * A lookup that gives the addresses of a host that were checked, whatever its name leads to a moment later. Undefined
 * where the reach does not allow them all, or there is none.
 */
export async function lookupWithin(
  reach: Reach,
  url: URL,
  signal: AbortSignal,
): Promise<LookupFunction | undefined> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const addresses = isIP(host) ? [host] : await untilAborted(reach.resolve(host), signal);
  const isOpen = addresses.length > 0 && addresses.every((one) => reach.isAllowed(one, port));
  return isOpen ? lookupIn(addresses) : undefined;
}

function lookupIn(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, done) => {
    const [first] = found;
    if (options.all) done(null, found);
    else done(null, first?.address ?? '', first?.family);
  };
}

/** A lookup cannot be ended, but left. */
function untilAborted<Found>(work: Promise<Found>, signal: AbortSignal): Promise<Found> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

function blockList(family: 'ipv4' | 'ipv6', nets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family);
  return list;
}
