/** An element of a file, small enough to be kept whole: an item of a feed, a broadcast. */
export interface XmlNode {
  /** The local name behind the usual prefix of its namespace (`dc:creator`, `atom:link`); none where there is none. */
  readonly name: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parts: (string | XmlNode)[];
}

const ATOM = 'http://www.w3.org/2005/Atom';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** What others call these namespaces may differ; their addresses do not. */
const prefixes: readonly (readonly [RegExp, string])[] = [
  [/^http:\/\/purl\.org\/rss\/1\.0\/modules\/content\/$/, 'content:'],
  [/^http:\/\/purl\.org\/dc\/(elements\/1\.1|terms)\/$/, 'dc:'],
  [/^https?:\/\/search\.yahoo\.com\/mrss\/?$/, 'media:'],
  [/^http:\/\/wordpress\.org\/export\/[\d.]+\/excerpt\/$/, 'excerpt:'],
  [/^http:\/\/wordpress\.org\/export\/[\d.]+\/$/, 'wp:'],
];

/** The name by which the rest of the import knows an element. */
export function nameOf(uri: string, local: string): string {
  if (uri === '' || uri === XHTML) return local;
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

/** The text of an element, of those within it too. */
export function textOf(node: XmlNode | undefined): string {
  return node ? node.parts.map((part) => (typeof part === 'string' ? part : textOf(part))).join('') : '';
}

/** The text of the first child of that name, without space around it; empty where there is none. */
export function textAt(node: XmlNode, name: string): string {
  return textOf(childOf(node, name)).trim();
}
