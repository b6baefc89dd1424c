import {
  type AspectRatio,
  CLIPPING_WIDTHS,
  type ClippingFormat,
  type ClippingWidth,
} from '@portada/contract';
import { $page } from './page.ts';

/** IMG-02, IMG-03: the address of one clipping, `{src}/{ratio}/{width}.{format}`, before any query. */
export function clippingUrl(
  src: string,
  ratio: AspectRatio,
  width: ClippingWidth,
  format: ClippingFormat,
): string {
  return src.replace(/[?#]|$/, (rest) => `/${ratio}/${width}.${format}${rest}`);
}

/** Every width of one format, as `srcset` takes them. */
export function clippingSrcset(src: string, ratio: AspectRatio, format: ClippingFormat): string {
  return CLIPPING_WIDTHS.map((width) => `${clippingUrl(src, ratio, width, format)} ${width}w`).join(', ');
}

/** IMG-05: avif or else webp as the page says, then jpg. */
export function clippingFormats(): ClippingFormat[] {
  return [$page.get().optimizedClipping, 'jpg'];
}

/** IMG-06: an unpublished picture has no clippings yet, so preview and showroom show the original. */
export function isClipped(): boolean {
  const { preview, runningInShowroom } = $page.get();
  return !preview && !runningInShowroom;
}
