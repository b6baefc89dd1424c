import type { ContentKind } from '../db/schema/content.ts';
import type { Multimedia } from '../db/schema/content-data.ts';
import { escapeHtml } from '../strings/escape-html.ts';
import { textsOf } from '../texts/texts.ts';
import type { ImportContext } from './context.ts';
import { safeAddress } from './foreign-html.ts';

export interface Enclosure {
  readonly url: string;
  /** Its media type. */
  readonly type: string;
}

interface MediaFields {
  readonly kind: ContentKind;
  readonly multimedia: Multimedia | null;
  /** A link to media that cannot play on our pages. */
  readonly html: string;
}

/**
 * The video or audio of an item. Pages play only media of the site itself, and nothing is downloaded: other media
 * becomes a link. Pictures are fetched elsewhere.
 */
export function adoptMedia(context: ImportContext, enclosures: readonly Enclosure[]): MediaFields {
  for (const { url, type } of enclosures) {
    const medium = /^(audio|video)\//.exec(type.trim().toLowerCase())?.[1];
    const address = safeAddress(url, context.siteUrl);
    if (!/^https?:/.test(address) || (medium !== 'audio' && medium !== 'video')) continue;
    const { origin, pathname } = new URL(address);
    if (origin === context.siteUrl && pathname.startsWith('/media/')) {
      const shape = medium === 'video' ? { aspectRatio: '16-9' } : {};
      return { kind: medium, multimedia: { type: medium, src: pathname, ...shape }, html: '' };
    }
    const { media } = textsOf(context.site.lang);
    const link = `<p><a href="${escapeHtml(address)}">${medium === 'video' ? media.watch : media.listen}</a></p>`;
    return { kind: 'article', multimedia: null, html: link };
  }
  return { kind: 'article', multimedia: null, html: '' };
}
