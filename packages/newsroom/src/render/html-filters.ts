/**
 * The Liquid filters that write an element, as Shopify's `image_tag` and `time_tag` do. They are for what stands dozens
 * of times on a page: a partial costs several times as much.
 */
import { aspectRatios, type Image, type NamedLink } from '@portada/contract';
import { formatDate, formatTimestamp } from '@portada/shared/dates.ts';
import type { TextSegment } from '@portada/shared/marked.ts';
import type { Liquid } from 'liquidjs';
import { escapeHtml } from '../strings/escape-html.ts';
import { languageOf, oneOf } from './filter-values.ts';
import { pictureTag } from './picture-tag.ts';

const LARGEST = 1600;

export function registerHtmlFilters(engine: Liquid): void {
  // Named arguments come as pairs: ratio; sizes; largest; priority, of the picture that the page opens with; alt, in
  // the place of the picture's own.
  engine.registerFilter('picture_tag', {
    raw: true,
    handler(image: Partial<Image> | null | undefined, ...values: [string, unknown][]) {
      if (!image?.src) return '';
      const { ratio, sizes, largest, priority, alt } = Object.fromEntries(values);
      const picture = { src: image.src, alt: String(alt ?? image.alt ?? '') };
      return pictureTag(picture, {
        ratio: oneOf(aspectRatios, ratio),
        sizes: String(sizes),
        largest: Number(largest ?? LARGEST),
        priority: Boolean(priority),
        optimized: this.context.getSync(['frame', 'optimizedClipping']),
      });
    },
  });
  // The day, and the time in its title.
  engine.registerFilter('time_tag', {
    raw: true,
    handler: (iso: string, lang: unknown) => {
      const [moment, language] = [new Date(iso), languageOf(lang)];
      const title = formatTimestamp(moment, language);
      return `<time datetime="${escapeHtml(iso)}" title="${title}">${formatDate(moment, language)}</time>`;
    },
  });
  engine.registerFilter('named_link', { raw: true, handler: namedLink });
  engine.registerFilter('marked', {
    raw: true,
    handler: (segments: readonly TextSegment[]) => segments.map(marked).join(''),
  });
}

/** A name, and the address it leads to where there is one. */
function namedLink({ name, url }: NamedLink): string {
  const text = escapeHtml(name);
  if (url === '') return `<span>${text}</span>`;
  return `<a class="portada-fallback-link portada-fallback-link--plain" href="${escapeHtml(url)}">${text}</a>`;
}

function marked({ text, match }: TextSegment): string {
  return match
    ? `<mark class="portada-fallback-marked">${escapeHtml(text)}</mark>`
    : `<span>${escapeHtml(text)}</span>`;
}
