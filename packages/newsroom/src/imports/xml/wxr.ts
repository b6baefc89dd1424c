/** WordPress exports (WXR): published posts are imported, other items are left out with a reason. */
import type { ImportContext } from '../context.ts';
import { baseOf, draftOf, type RawItem } from '../draft.ts';
import { postIdentity } from '../identity.ts';
import type { ImportItem } from '../items.ts';
import { momentOf, readMoment } from '../moments.ts';
import { LeftOutItemError, RejectedItemError } from '../problems.ts';
import { type Attachments, metaOf } from './attachments.ts';
import { attempt, labelOf, labelOfHtml, type XmlFormat } from './format.ts';
import { childrenOf, textAt, textOf, type XmlNode } from './node.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** Statuses of posts that are no longer public: if they were imported, they are withdrawn. */
const withdrawn: Readonly<Record<string, string>> = {
  draft: 'it is a draft',
  'auto-draft': 'it is a draft',
  pending: 'it waits for review',
  private: 'it is private',
  trash: 'it is in the bin',
  future: 'it is not published yet',
};

/** A block of the newer editor. Of a classic post, which has none, WordPress shows the lines that its author wrote. */
const BLOCK = /<!--\s+wp:/;

export class Wxr implements XmlFormat {
  readonly name = 'WordPress';
  readonly #context: ImportContext;
  readonly #attachments: Attachments;
  readonly #names = new Map<string, string>();
  #site = '';

  constructor(context: ImportContext, attachments: Attachments) {
    this.#context = context;
    this.#attachments = attachments;
  }

  read(node: XmlNode): ImportItem[] {
    if (node.name === 'item') return [this.#item(node)];
    if (node.name === 'wp:author') {
      this.#names.set(textAt(node, 'wp:author_login'), textAt(node, 'wp:author_display_name'));
    }
    if (node.name === 'wp:base_blog_url' || node.name === 'link') this.#site ||= textOf(node).trim();
    return [];
  }

  end(): ImportItem[] {
    return [];
  }

  #item(node: XmlNode): ImportItem {
    const { line } = node;
    const id = textAt(node, 'wp:post_id');
    const label = labelOfHtml(textAt(node, 'title')) || labelOf(`post ${id}`);
    return attempt(line, label, () => {
      checkType(textAt(node, 'wp:post_type'));
      const guid = textAt(node, 'guid');
      if (!id && !guid) throw new RejectedItemError('it has no id');
      const post = { guid, postId: id, link: textAt(node, 'link') };
      const common = { line, label, identity: postIdentity(this.#context, this.#site, post) };
      const reason = whyNotPublic(node);
      if (reason) return { ...common, type: 'withdrawn', reason };
      return { ...common, type: 'content', draft: draftOf(this.#context, this.#raw(node)) };
    });
  }

  #raw(node: XmlNode): RawItem {
    const categories = childrenOf(node, 'category');
    const inDomain = (domain: string) =>
      categories.filter((one) => one.attributes.get('domain') === domain).map(textOf);
    const body = textAt(node, 'content:encoded');
    return {
      title: textAt(node, 'title'),
      summary: textAt(node, 'excerpt:encoded'),
      body: withoutShortcodes(body, this.#attachments),
      keepsLines: !BLOCK.test(body),
      publishedAt: momentAt(node, 'wp:post_date_gmt') ?? pubDateOf(node),
      updatedAt: momentAt(node, 'wp:post_modified_gmt'),
      categories: [...inDomain('category'), ...inDomain('post_tag')],
      authors: childrenOf(node, 'dc:creator')
        .map((creator) => textOf(creator).trim())
        .map((login) => this.#names.get(login) || login),
      enclosures: [],
      picture: this.#attachments.get(thumbnailOf(node)),
      commentsOpen: textAt(node, 'wp:comment_status') !== 'closed',
      translationKey: inDomain('post_translations').map(polylangKey)[0] ?? '',
      base: baseOf(textAt(node, 'link'), this.#site),
    };
  }
}

/** The id of its featured picture. */
function thumbnailOf(post: XmlNode): string {
  return metaOf(post, '_thumbnail_id');
}

/** Polylang, WordPress's plugin for languages, gives a post and its translations one term of its own taxonomy. */
function polylangKey(term: string): string {
  return `polylang ${term.trim()}`;
}

function checkType(type: string): void {
  if (type === 'post') return;
  if (type === 'attachment')
    throw new LeftOutItemError('it is an attachment: files are not fetched, but for the pictures of posts');
  if (type === 'page') throw new LeftOutItemError('it is a page: only posts are taken');
  throw new LeftOutItemError(`it is no post but «${labelOf(type)}»`);
}

function whyNotPublic(node: XmlNode): string {
  if (textAt(node, 'wp:post_password')) return 'it asks for a password';
  const status = textAt(node, 'wp:status');
  if (status === 'publish') return '';
  return (Object.hasOwn(withdrawn, status) && withdrawn[status]) || `its status is «${labelOf(status)}»`;
}

/** `2026-11-21 09:30:00` in UTC. WordPress writes zeros for no date. */
function momentAt(node: XmlNode, name: string): Date | null {
  const [day = '', time = ''] = textAt(node, name).split(' ');
  if (day === '' || day.startsWith('0000')) return null;
  const moment = momentOf(day, time, 'Z');
  if (!moment) throw new RejectedItemError(`its date «${labelOf(textAt(node, name))}» is none`);
  return moment;
}

function pubDateOf(node: XmlNode): Date | null {
  const date = textAt(node, 'pubDate');
  return date ? readMoment(date) : null;
}
