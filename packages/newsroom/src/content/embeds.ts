/** What other services let pages show: a player, a post. Known by the address that readers share. */

export interface Embed {
  readonly provider: string;
  /** Google's, which has YouTube, is the only one that the page need not name: see `tcf` of its block. */
  readonly vendor?: string | undefined;
  /** Where people see it. */
  readonly url: string;
  /** What shows it inside a page, with as little of its reader as the provider offers. */
  readonly frameUrl: string;
  readonly shape: 'wide' | 'tall' | 'strip';
}

interface Provider {
  readonly name: string;
  /** The id on the list of the IAB's framework for consent (TCF). */
  readonly vendor?: string;
  readonly hosts: RegExp;
  /** The id in the path, or in the path with the query. */
  readonly paths: readonly RegExp[];
  readonly shape: Embed['shape'];
  url(id: string): string;
  frameUrl(id: string): string;
}

const providers: readonly Provider[] = [
  {
    name: 'YouTube',
    vendor: '755',
    hosts: /^(?:(?:www|m|music)\.)?youtu(?:be(?:-nocookie)?\.com|\.be)$/,
    paths: [
      /^\/watch\?(?:.*&)?v=([\w-]{11})(?:&|$)/,
      /^\/(?:embed|shorts|live|v)\/([\w-]{11})(?:[/?]|$)/,
      /^\/([\w-]{11})(?:\?|$)/,
    ],
    shape: 'wide',
    url: (id) => `https://www.youtube.com/watch?v=${id}`,
    frameUrl: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  {
    name: 'X',
    hosts: /^(?:(?:www|mobile)\.)?(?:twitter|x)\.com$/,
    paths: [/^\/(\w{1,20}\/status\/\d{1,20})(?:[/?]|$)/],
    shape: 'tall',
    url: (id) => `https://x.com/${id}`,
    frameUrl: (id) => `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${id.replace(/^.*\//, '')}`,
  },
  {
    name: 'Instagram',
    hosts: /^(?:www\.)?instagram\.com$/,
    paths: [/^\/(?:[\w.]+\/)?((?:p|reel|tv)\/[\w-]{1,40})(?:[/?]|$)/],
    shape: 'tall',
    url: (id) => `https://www.instagram.com/${id}/`,
    frameUrl: (id) => `https://www.instagram.com/${id}/embed/`,
  },
  {
    name: 'TikTok',
    hosts: /^(?:www\.)?tiktok\.com$/,
    paths: [/^\/(@[\w.]{1,40}\/video\/\d{1,24})(?:[/?]|$)/],
    shape: 'tall',
    url: (id) => `https://www.tiktok.com/${id}`,
    frameUrl: (id) => `https://www.tiktok.com/player/v1/${id.replace(/^.*\//, '')}`,
  },
  {
    name: 'Spotify',
    hosts: /^open\.spotify\.com$/,
    paths: [
      /^\/(?:intl-\w+\/)?(?:embed\/)?((?:track|album|playlist|episode|show|artist)\/\w{10,40})(?:[/?]|$)/,
    ],
    shape: 'strip',
    url: (id) => `https://open.spotify.com/${id}`,
    frameUrl: (id) => `https://open.spotify.com/embed/${id}`,
  },
];

/** The embed of an address; undefined for any other address. */
export function embedOf(address: string): Embed | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.port) return undefined;
  const provider = providers.find(({ hosts }) => hosts.test(url.hostname));
  if (!provider) return undefined;
  const place = url.pathname + url.search;
  const id = provider.paths.map((pattern) => pattern.exec(place)?.[1]).find((found) => found !== undefined);
  if (id === undefined) return undefined;
  const { name, vendor, shape } = provider;
  return { provider: name, vendor, shape, url: provider.url(id), frameUrl: provider.frameUrl(id) };
}
