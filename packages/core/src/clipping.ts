import { $page } from './page.ts';

/** IMG-02, in pixels. */
export const CLIPPING_WIDTHS = [210, 410, 630, 850, 1200, 1600] as const;
export type ClippingWidth = (typeof CLIPPING_WIDTHS)[number];

/** IMG-03. `original` keeps the picture's own shape. */
export const ASPECT_RATIOS = ['21-9', '16-9', '4-3', '3-2', '1-1', '3-4', '9-16', 'original'] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

export type ClippingFormat = 'avif' | 'webp' | 'jpg';

/** The address of one clipping: `{src}/{ratio}/{width}.{format}`. */
export function clippingUrl(
  src: string,
  ratio: AspectRatio,
  width: ClippingWidth,
  format: ClippingFormat,
): string {
  const [path, query] = src.split('?');
  return `${path}/${ratio}/${width}.${format}${query ? `?${query}` : ''}`;
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
