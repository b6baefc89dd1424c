import {
  type AspectRatio,
  aspectRatios,
  CLIPPING_WIDTHS,
  type ClippingFormat,
  type ClippingWidth,
  clippingFormats,
} from '@portada/contract';

/**
 * What a clipping may be (IMG-02, IMG-03, IMG-05) and how its address reads: `/imagenes/{id}/{ratio}/{width}.{format}`.
 * Only these are answered, so that nobody can fill the disk by asking for every width there is.
 */
export const CLIPPING_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export interface Clipping {
  readonly id: string;
  readonly ratio: AspectRatio;
  readonly width: ClippingWidth;
  readonly format: ClippingFormat;
}

/** Letters, digits and single separators: an id can never climb out of the pictures' folder. */
const idPattern = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i;
const filePattern = /^(\d{1,5})\.([a-z]{3,4})$/;

export function isPictureId(id: string): boolean {
  return id.length <= 120 && idPattern.test(id);
}

/** Reads the parts of a clipping's address, or gives undefined where there is no such clipping. */
export function readClipping(id: string, ratio: string, file: string): Clipping | undefined {
  const [, digits = '', ext = ''] = filePattern.exec(file) ?? [];
  const wanted = {
    ratio: aspectRatios.find((known) => known === ratio),
    width: CLIPPING_WIDTHS.find((known) => String(known) === digits),
    format: clippingFormats.find((known) => known === ext),
  };
  if (!isPictureId(id) || !wanted.ratio || !wanted.width || !wanted.format) return undefined;
  return { id, ratio: wanted.ratio, width: wanted.width, format: wanted.format };
}

/** The height that goes with a width, in whole pixels. */
export function clippingHeight(width: number, ratio: AspectRatio): number {
  const [across = 1, down = 1] = ratio.split('-').map(Number);
  return Math.round((width * down) / across);
}

/** The address of one clipping of a picture. `src` is the picture's own address, `/imagenes/{id}`. */
export function clippingUrl(src: string, ratio: AspectRatio, width: number, format: ClippingFormat): string {
  return `${src}/${ratio}/${width}.${format}`;
}

/** A `srcset` of every width up to `largest`, for one format. */
export function clippingSrcset(
  src: string,
  ratio: AspectRatio,
  format: ClippingFormat,
  largest = 1600,
): string {
  return CLIPPING_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${clippingUrl(src, ratio, width, format)} ${width}w`)
    .join(', ');
}
