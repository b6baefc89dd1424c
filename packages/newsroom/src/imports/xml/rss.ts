/** RSS 2.0 and 1.0 (RDF), with extensions that feeds use: full texts, author names, media. */
import type { ImportContext } from '../context.ts';
import { baseOf, draftOf, type RawItem } from '../draft.ts';
import { feedIdentity } from '../identity.ts';
import type { ImportItem } from '../items.ts';
import type { Enclosure } from '../media.ts';
import { readMoment } from '../moments.ts';
import { feedPicture } from './feed-picture.ts';
import { attempt, labelOf, labelOfHtml, type XmlFormat } from './format.ts';
import { childrenOf, textAt, textOf, type XmlNode } from './node.ts';

export class Rss implements XmlFormat {
  readonly name = 'RSS';
  readonly #context: ImportContext;
  #link = '';
  #self = '';
  #title = '';

  constructor(context: ImportContext) {
    this.#context = context;
  }

  read(node: XmlNode): ImportItem[] {
    if (node.name === 'item') return [this.#item(node)];
    // In RSS 1.0 it stands beside its items.
    if (node.name === 'channel') for (const part of node.parts) if (typeof part !== 'string') this.read(part);
    if (node.name === 'link') this.#link ||= textOf(node).trim();
    if (node.name === 'title') this.#title ||= textOf(node).trim();
    if (node.name === 'atom:link' && node.attributes.get('rel') === 'self') {
      this.#self = node.attributes.get('href') ?? '';
    }
    return [];
  }

  end(): ImportItem[] {
    return [];
  }

  #item(node: XmlNode): ImportItem {
    const { line } = node;
    const title = textAt(node, 'title');
    const link = textAt(node, 'link');
    const label = labelOfHtml(title) || labelOf(link || textAt(node, 'guid'));
    return attempt(line, label, () => ({
      type: 'content',
      line,
      label,
      identity: feedIdentity(this.#context, this.#link || this.#self || this.#title, {
        id: textAt(node, 'guid') || node.attributes.get('rdf:about') || '',
        link,
        otherwise: `${title} ${textAt(node, 'pubDate')}`,
        hasIri: false,
      }),
      draft: draftOf(this.#context, this.#raw(node, title, link)),
    }));
  }

  #raw(node: XmlNode, title: string, link: string): RawItem {
    const date = textAt(node, 'pubDate') || textAt(node, 'dc:date');
    return {
      title,
      summary: textAt(node, 'description'),
      body: textAt(node, 'content:encoded'),
      keepsLines: false,
      publishedAt: date ? readMoment(date) : null,
      updatedAt: null,
      categories: [...childrenOf(node, 'category'), ...childrenOf(node, 'dc:subject')].map(textOf),
      authors: namesOf(node),
      enclosures: enclosuresOf(node),
      picture: feedPicture(node),
      commentsOpen: true,
      translationKey: '',
      base: baseOf(link, this.#link, this.#self),
    };
  }
}

/** `dc:creator` is a name; `author` is an e-mail address followed by a name. */
function namesOf(node: XmlNode): string[] {
  const creators = childrenOf(node, 'dc:creator').map(textOf);
  return creators.length > 0 ? creators : childrenOf(node, 'author').map(textOf);
}

function enclosuresOf(node: XmlNode): Enclosure[] {
  return [...childrenOf(node, 'enclosure'), ...childrenOf(node, 'media:content')].map(({ attributes }) => ({
    url: attributes.get('url') ?? '',
    type: attributes.get('type') ?? '',
  }));
}
