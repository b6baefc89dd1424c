/** The pictures of a WordPress export, which may stand behind the posts that show them. */
import { adoptHtml, textOfHtml } from '../foreign-html.ts';
import type { SourcePicture } from '../html/blocks.ts';
import { sourcePicture } from '../html/picture.ts';
import { UnreadableFileError } from '../problems.ts';
import { childrenOf, textAt, type XmlNode } from './node.ts';
import { readXml } from './read-xml.ts';

/** By their id in that blog. */
export type Attachments = ReadonlyMap<string, SourcePicture>;

/** What is held of a file while its posts are read: more is of no newspaper. */
const MOST_ATTACHMENTS = 200_000;
const LONGEST = 2_000;

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/i;

/** Reads the file for its attachments only, up to where it can be read. */
export async function readAttachments(chunks: AsyncIterable<string>): Promise<Attachments> {
  const found = new Map<string, SourcePicture>();
  try {
    for await (const event of readXml(chunks)) {
      if (event.type !== 'node' || event.problem || event.node.name !== 'item') continue;
      const picture = attachmentOf(event.node);
      if (picture && found.size < MOST_ATTACHMENTS) found.set(textAt(event.node, 'wp:post_id'), picture);
    }
  } catch (error) {
    // It is told when the posts are read.
    if (!(error instanceof UnreadableFileError)) throw error;
  }
  return found;
}

/** A value that WordPress keeps beside a post. */
export function metaOf(post: XmlNode, key: string): string {
  const meta = childrenOf(post, 'wp:postmeta').find((one) => textAt(one, 'wp:meta_key') === key);
  return meta ? textAt(meta, 'wp:meta_value') : '';
}

function attachmentOf(item: XmlNode): SourcePicture | undefined {
  if (textAt(item, 'wp:post_type') !== 'attachment') return undefined;
  const url = textAt(item, 'wp:attachment_url');
  if (url.length > LONGEST || !PICTURE.test(URL.parse(url)?.pathname ?? '')) return undefined;
  const caption = captionOf(textAt(item, 'excerpt:encoded'));
  const alt = textOfHtml(metaOf(item, '_wp_attachment_image_alt'));
  return sourcePicture(url, { alt, caption: caption.length > LONGEST ? '' : caption });
}

/** The paragraphs of a caption as lines. */
function captionOf(html: string): string {
  return adoptHtml(html)
    .replace(/<\/p>\s*<p>/g, '<br>\n')
    .replace(/<\/?(?!(?:a|strong|em|br)[\s>])\w[^>]*>/g, '')
    .trim();
}
