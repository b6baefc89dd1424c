/**
 * What a clipping may be (IMG-02, IMG-03, IMG-05) and how its address reads: `/imagenes/{id}/{ratio}/{width}.{format}`.
 * Only these are answered, so that nobody can fill the disk by asking for every width there is.
 */
export const CLIPPING_WIDTHS = [210, 410, 630, 850, 1200, 1600] as const;
export const CLIPPING_RATIOS = { '21-9': 21 / 9, '16-9': 16 / 9, '4-3': 4 / 3, '1-1': 1 } as const;
export const CLIPPING_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export type ClippingWidth = (typeof CLIPPING_WIDTHS)[number];
export type ClippingRatio = keyof typeof CLIPPING_RATIOS;
export type ClippingFormat = keyof typeof CLIPPING_TYPES;

export interface Clipping {
  readonly id: string;
  readonly ratio: ClippingRatio;
  readonly width: ClippingWidth;
  readonly format: ClippingFormat;
}

/** Letters, digits and single separators: an id can never climb out of the pictures' folder. */
const idPattern = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i;
const filePattern = /^(\d{1,5})\.([a-z]{3,4})$/;

export function isPictureId(id: string): boolean {
  return id.length <= 120 && idPattern.test(id);
}

function isRatio(value: string): value is ClippingRatio {
  return Object.hasOwn(CLIPPING_RATIOS, value);
}

function isFormat(value: string): value is ClippingFormat {
  return Object.hasOwn(CLIPPING_TYPES, value);
}

/** Reads the parts of a clipping's address, or gives undefined where there is no such clipping. */
export function readClipping(id: string, ratio: string, file: string): Clipping | undefined {
  const [, digits = '', format = ''] = filePattern.exec(file) ?? [];
  const width = CLIPPING_WIDTHS.find((known) => String(known) === digits);
  if (width === undefined || !isPictureId(id) || !isRatio(ratio) || !isFormat(format)) return undefined;
  return { id, ratio, width, format };
}

/** The height that goes with a width, in whole pixels. */
export function clippingHeight(width: number, ratio: ClippingRatio): number {
  return Math.round(width / CLIPPING_RATIOS[ratio]);
}

/** The address of one clipping of a picture. `src` is the picture's own address, `/imagenes/{id}`. */
export function clippingUrl(
  src: string,
  ratio: ClippingRatio,
  width: number,
  format: ClippingFormat,
): string {
  return `${src}/${ratio}/${width}.${format}`;
}

/** A `srcset` of every width up to `largest`, for one format. */
export function clippingSrcset(
  src: string,
  ratio: ClippingRatio,
  format: ClippingFormat,
  largest = 1600,
): string {
  return CLIPPING_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${clippingUrl(src, ratio, width, format)} ${width}w`)
    .join(', ');
}
