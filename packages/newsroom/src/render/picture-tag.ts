import type { AspectRatio, ClippingFormat, Image } from '@portada/contract';
import { clippingSrcset, clippingTypes, clippingUrl } from '@portada/shared/clipping.ts';
import { clippingHeight } from '../images/clipping.ts';
import { escapeHtml } from '../strings/escape-html.ts';

/** How a picture is shown. */
export interface PictureOptions {
  readonly ratio: AspectRatio;
  /** The attribute `sizes`. */
  readonly sizes: string;
  /** The widest clipping worth offering. */
  readonly largest: number;
  /** Whether it is the one picture that its page opens with. */
  readonly priority: boolean;
  /** The format before `jpg`: the same as widgets request (IMG-05). `webp` comes in any case. */
  readonly optimized: unknown;
}

/** A picture in its formats and widths; its `alt` is empty where the words beside it say the same. */
export function pictureTag({ src, alt }: Pick<Image, 'src' | 'alt'>, options: PictureOptions): string {
  const { ratio, largest, priority, optimized } = options;
  const sizes = escapeHtml(options.sizes);
  const widths = (format: ClippingFormat) =>
    `srcset="${escapeHtml(clippingSrcset(src, ratio, format, largest))}" sizes="${sizes}"`;
  const source = (format: 'avif' | 'webp') => `<source type="${clippingTypes[format]}" ${widths(format)}>`;
  const file = `src="${escapeHtml(clippingUrl(src, ratio, 630, 'jpg'))}"`;
  const size = `width="${largest}" height="${clippingHeight(largest, ratio)}"`;
  const loading = priority ? 'fetchpriority="high"' : 'loading="lazy"';
  return `<picture class="picture picture--${ratio}">
${optimized === 'avif' ? source('avif') : ''}${source('webp')}
<img ${file} ${widths('jpg')} alt="${escapeHtml(alt)}" ${size} ${loading} decoding="async">
</picture>`;
}
