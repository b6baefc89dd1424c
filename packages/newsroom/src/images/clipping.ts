import {
  type AspectRatio,
  aspectRatios,
  CLIPPING_WIDTHS,
  type ClippingFormat,
  type ClippingWidth,
  clippingFormats,
} from '@portada/contract';

/**
 * What a clipping may be (IMG-02, IMG-03, IMG-05), read from its address: `/imagenes/{id}/{ratio}/{width}.{format}`.
 * Only these are answered, so that nobody can fill the disk by asking for every width there is.
 */
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
    ratio: aspectRatios.find((candidate) => candidate === ratio),
    width: CLIPPING_WIDTHS.find((candidate) => String(candidate) === digits),
    format: clippingFormats.find((candidate) => candidate === ext),
  };
  if (!isPictureId(id) || !wanted.ratio || !wanted.width || !wanted.format) return undefined;
  return { id, ratio: wanted.ratio, width: wanted.width, format: wanted.format };
}

/** The height that goes with a width, in whole pixels. */
export function clippingHeight(width: number, ratio: AspectRatio): number {
  const [across = 1, down = 1] = ratio.split('-').map(Number);
  return Math.round((width * down) / across);
}
