/** The picture of an item of a feed: of Media RSS, or an enclosure. */
import { textOfHtml } from '../foreign-html.ts';
import type { SourcePicture } from '../html/blocks.ts';
import { sourcePicture } from '../html/picture.ts';
import { childrenOf, textAt, type XmlNode } from './node.ts';

/** A picture as the feed tells it: where its words stand, and how wide it is. */
interface Candidate {
  readonly url: string;
  readonly words: readonly XmlNode[];
  readonly width: number;
}

/** The widest of those that stand for the item; a thumbnail only where there is no other. */
export function feedPicture(item: XmlNode): SourcePicture | undefined {
  const groups = childrenOf(item, 'media:group');
  const among = [item, ...groups];
  const contents = among.flatMap((parent) =>
    childrenOf(parent, 'media:content')
      .filter(isPicture)
      .map((one) => candidate(one, 'url', [one, parent, item])),
  );
  const enclosed = [
    ...childrenOf(item, 'enclosure')
      .filter(isPicture)
      .map((one) => candidate(one, 'url', [item])),
    ...childrenOf(item, 'atom:link')
      .filter(isEnclosed)
      .map((one) => candidate(one, 'href', [item])),
  ];
  const thumbnails = among.flatMap((parent) =>
    childrenOf(parent, 'media:thumbnail').map((one) => candidate(one, 'url', [parent, item])),
  );
  const found = [contents, enclosed, thumbnails].find((some) => some.some(({ url }) => url !== '')) ?? [];
  const [best] = found.toSorted((a, b) => b.width - a.width);
  if (!best) return undefined;
  const word = (name: string) => textOfHtml(best.words.map((node) => textAt(node, name)).find(Boolean) ?? '');
  const alt = word('media:description') || word('media:title');
  return sourcePicture(best.url, { alt, credit: word('media:credit') });
}

function candidate({ attributes }: XmlNode, address: string, words: readonly XmlNode[]): Candidate {
  return { url: attributes.get(address)?.trim() ?? '', words, width: Number(attributes.get('width')) || 0 };
}

function isPicture({ attributes }: XmlNode): boolean {
  const type = attributes.get('type')?.trim().toLowerCase() ?? '';
  return type ? type.startsWith('image/') : attributes.get('medium')?.trim() === 'image';
}

function isEnclosed(link: XmlNode): boolean {
  return link.attributes.get('rel') === 'enclosure' && isPicture(link);
}
