import { describe, expect, test } from 'vitest';
import { type LinkNetwork, shareLink, shareNetworks } from './share-links.ts';

const shared = {
  url: 'https://diario.test/cultura/a-1/?x=1&y=2#final',
  heading: '«Mar & cielo»: +50 % de sol',
};
const networks = shareNetworks.filter((network): network is LinkNetwork => network !== 'copy');

/** The fields as the network reads them. */
const fields = (network: LinkNetwork, what = shared, appId = '') =>
  Object.fromEntries(new URL(shareLink(network, what, appId)).searchParams);

test.each<[LinkNetwork, string, Record<string, string>]>([
  ['facebook', 'www.facebook.com', { u: shared.url }],
  ['twitter', 'x.com', { url: shared.url, text: shared.heading }],
  ['bluesky', 'bsky.app', { text: `${shared.heading} ${shared.url}` }],
  ['whatsapp', 'wa.me', { text: `${shared.heading} ${shared.url}` }],
  ['linkedin', 'www.linkedin.com', { url: shared.url }],
  ['telegram', 't.me', { url: shared.url, text: shared.heading }],
  ['threads', 'www.threads.com', { text: `${shared.heading} ${shared.url}` }],
])('[SHARE-01] %s takes it at %s', (network, host, expected) => {
  expect(new URL(shareLink(network, shared)).host).toBe(host);
  expect(fields(network)).toEqual(expected);
});

test('[PAGE-01] Facebook shares by the publisher’s own application where the page names it', () => {
  expect(new URL(shareLink('facebook', shared, '4242')).pathname).toBe('/dialog/share');
  expect(fields('facebook', shared, '4242')).toMatchObject({ app_id: '4242', href: shared.url });
});

describe.each(networks)('%s', (network) => {
  test('[SHARE-01] an address that tries to bring fields of its own stays one field', () => {
    const hostile = {
      url: 'https://diario.test/?a=1&text=b&u=https://mal.test/',
      heading: '&url=https://mal.test/',
    };
    const values = Object.values(fields(network, hostile)).join(' ');
    expect(values).toContain(hostile.url);
    expect(Object.keys(fields(network, hostile))).toEqual(Object.keys(fields(network)));
  });

  test('[SHARE-01] without a heading there is only the address, and no plus sign for a space', () => {
    expect(Object.values(fields(network, { ...shared, heading: '' }))).toEqual([shared.url]);
    expect(shareLink(network, { ...shared, heading: 'uno dos' })).not.toContain('+');
  });
});
