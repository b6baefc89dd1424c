/** An element with its descendants in memory: an item of a feed, a broadcast. */
export interface XmlNode {
  /**
   * The local name with the usual prefix of its namespace (`dc:creator`, `atom:link`); without prefix if it has none.
   */
  readonly name: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parts: (string | XmlNode)[];
}

const ATOM = 'http://www.w3.org/2005/Atom';
const XHTML = 'http://www.w3.org/1999/xhtml';
/** RSS 1.0, of which the elements are called as in RSS 2.0. */
const RSS_1 = 'http://purl.org/rss/1.0/';

/** Files may use other prefixes; namespaces are identified by URI. */
const prefixes: readonly (readonly [RegExp, string])[] = [
  [/^http:\/\/purl\.org\/rss\/1\.0\/modules\/content\/$/, 'content:'],
  [/^http:\/\/purl\.org\/dc\/(elements\/1\.1|terms)\/$/, 'dc:'],
  [/^http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#$/, 'rdf:'],
  [/^https?:\/\/search\.yahoo\.com\/mrss\/?$/, 'media:'],
  [/^http:\/\/wordpress\.org\/export\/[\d.]+\/excerpt\/$/, 'excerpt:'],
  [/^http:\/\/wordpress\.org\/export\/[\d.]+\/$/, 'wp:'],
];

/** The normalised name of an element. */
export function nameOf(uri: string, local: string): string {
  if (uri === '' || uri === XHTML || uri === RSS_1) return local;
  if (uri === ATOM) return `atom:${local}`;
  const prefix = prefixes.find(([pattern]) => pattern.test(uri));
  return prefix ? prefix[1] + local : `other:${local}`;
}

export function childrenOf(node: XmlNode, name: string): XmlNode[] {
  return node.parts.filter((part) => typeof part !== 'string').filter((part) => part.name === name);
}

export function childOf(node: XmlNode, name: string): XmlNode | undefined {
  return childrenOf(node, name)[0];
}

/** The text content, descendants included. */
export function textOf(node: XmlNode | undefined): string {
  return node ? node.parts.map((part) => (typeof part === 'string' ? part : textOf(part))).join('') : '';
}

/** The trimmed text of the first child of that name; empty if there is none. */
export function textAt(node: XmlNode, name: string): string {
  return textOf(childOf(node, name)).trim();
}
