/** SHARE-01, in the order of the bar. */
export const shareNetworks = [
  'whatsapp',
  'facebook',
  'twitter',
  'bluesky',
  'telegram',
  'linkedin',
  'threads',
  'copy',
] as const;
export type ShareNetwork = (typeof shareNetworks)[number];

/** What is shared. */
export interface ShareTarget {
  readonly url: string;
  /** The headline that goes along, where a network takes one. */
  readonly heading: string;
}

export type LinkNetwork = Exclude<ShareNetwork, 'copy'>;

type LinkOf = (
  shared: ShareTarget,
  facebookAppId: string,
) => [address: string, query: Record<string, string>];

/** The heading and the address in one text, for networks that have but one field. */
const inOne = ({ url, heading }: ShareTarget) => (heading ? `${heading} ${url}` : url);
const headed = ({ heading }: ShareTarget) => (heading ? { text: heading } : {});

/** SHARE-01: where each network takes what is shared, as its own documentation tells. */
const links: Record<LinkNetwork, LinkOf> = {
  whatsapp: (shared) => ['https://wa.me/', { text: inOne(shared) }],
  // The dialog of the publisher's own application, where the page names one.
  facebook: ({ url }, appId) =>
    appId
      ? [
          'https://www.facebook.com/dialog/share',
          { app_id: appId, display: 'page', href: url, redirect_uri: url },
        ]
      : ['https://www.facebook.com/sharer/sharer.php', { u: url }],
  twitter: (shared) => ['https://x.com/intent/post', { url: shared.url, ...headed(shared) }],
  bluesky: (shared) => ['https://bsky.app/intent/compose', { text: inOne(shared) }],
  telegram: (shared) => ['https://t.me/share/url', { url: shared.url, ...headed(shared) }],
  linkedin: ({ url }) => ['https://www.linkedin.com/sharing/share-offsite/', { url }],
  threads: (shared) => ['https://www.threads.com/intent/post', { text: inOne(shared) }],
};

/** The address that shares by a network. */
export function shareLink(network: LinkNetwork, shared: ShareTarget, facebookAppId = ''): string {
  const [address, query] = links[network](shared, facebookAppId);
  // A space is `%20` to all of them; some show the `+` of forms as it is.
  return `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}
