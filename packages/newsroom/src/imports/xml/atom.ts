/** Atom (RFC 4287). */
import { escapeHtml } from '../../strings/escape-html.ts';
import type { ImportContext } from '../context.ts';
import { baseOf, draftOf, type RawItem } from '../draft.ts';
import { feedIdentity } from '../identity.ts';
import type { ImportItem } from '../items.ts';
import { readMoment } from '../moments.ts';
import { feedPicture } from './feed-picture.ts';
import { attempt, labelOf, labelOfHtml, type XmlFormat } from './format.ts';
import { childOf, childrenOf, textAt, textOf, type XmlNode } from './node.ts';

export class Atom implements XmlFormat {
  readonly name = 'Atom';
  readonly #context: ImportContext;
  #id = '';
  #link = '';
  #title = '';

  constructor(context: ImportContext) {
    this.#context = context;
  }

  read(node: XmlNode): ImportItem[] {
    if (node.name === 'atom:entry') return [this.#entry(node)];
    if (node.name === 'atom:id') this.#id ||= textOf(node).trim();
    if (node.name === 'atom:title') this.#title ||= textOf(node).trim();
    if (node.name === 'atom:link' && isPage(node)) this.#link ||= node.attributes.get('href') ?? '';
    return [];
  }

  end(): ImportItem[] {
    return [];
  }

  #entry(node: XmlNode): ImportItem {
    const { line } = node;
    const title = htmlOf(childOf(node, 'atom:title'));
    const links = childrenOf(node, 'atom:link');
    const link = links.find(isPage)?.attributes.get('href') ?? '';
    const id = textAt(node, 'atom:id');
    const label = labelOfHtml(title) || labelOf(link || id);
    return attempt(line, label, () => ({
      type: 'content',
      line,
      label,
      identity: feedIdentity(this.#context, this.#id || this.#link || this.#title, {
        id,
        link,
        otherwise: `${title} ${textAt(node, 'atom:updated')}`,
        hasIri: true,
      }),
      draft: draftOf(this.#context, this.#raw(node, title, link)),
    }));
  }

  #raw(node: XmlNode, title: string, link: string): RawItem {
    const updated = textAt(node, 'atom:updated');
    const published = textAt(node, 'atom:published') || updated;
    return {
      title,
      summary: htmlOf(childOf(node, 'atom:summary')),
      body: htmlOf(childOf(node, 'atom:content')),
      keepsLines: false,
      publishedAt: published ? readMoment(published) : null,
      updatedAt: updated ? readMoment(updated) : null,
      categories: childrenOf(node, 'atom:category').map(
        ({ attributes }) => attributes.get('label') || attributes.get('term') || '',
      ),
      authors: childrenOf(node, 'atom:author').map((author) => textAt(author, 'atom:name')),
      enclosures: childrenOf(node, 'atom:link')
        .filter(({ attributes }) => attributes.get('rel') === 'enclosure')
        .map(({ attributes }) => ({ url: attributes.get('href') ?? '', type: attributes.get('type') ?? '' })),
      picture: feedPicture(node),
      commentsOpen: true,
      translationKey: '',
      base: baseOf(link, this.#link),
    };
  }
}

/** A link without `rel` is the page itself. */
function isPage({ attributes }: XmlNode): boolean {
  return (attributes.get('rel') ?? 'alternate') === 'alternate';
}

/** An Atom text construct as HTML, by its type: plain, escaped HTML, or inline XHTML. */
function htmlOf(node: XmlNode | undefined): string {
  if (!node) return '';
  const type = node.attributes.get('type') ?? 'text';
  if (type === 'xhtml') return node.parts.map(markupOf).join('');
  if (type === 'html' || type === 'text/html') return textOf(node);
  // Other types are not supported, and external content is not fetched.
  return /^text(\/plain)?$/.test(type) ? escapeHtml(textOf(node)) : '';
}

function markupOf(part: string | XmlNode): string {
  if (typeof part === 'string') return escapeHtml(part);
  const attributes = [...part.attributes].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  return `<${part.name}${attributes}>${part.parts.map(markupOf).join('')}</${part.name}>`;
}
