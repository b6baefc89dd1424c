import {
  type AspectRatio,
  aspectRatios,
  CLIPPING_WIDTHS,
  type ClippingFormat,
  type ClippingWidth,
  clippingFormats,
} from '@portada/contract';

/**
 * The valid clippings (IMG-02, IMG-03, IMG-05), parsed from the path `/imagenes/{id}/{ratio}/{width}.{format}`. Only
 * these are served, so that nobody can fill the disk by requesting every possible width.
 */
export interface Clipping {
  readonly id: string;
  readonly ratio: AspectRatio;
  readonly width: ClippingWidth;
  readonly format: ClippingFormat;
}

/** Letters, digits and single separators, to prevent path traversal. */
const idPattern = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i;
const filePattern = /^(\d{1,5})\.([a-z]{3,4})$/;

export function isPictureId(id: string): boolean {
  return id.length <= 120 && idPattern.test(id);
}

/** Parses a clipping's path; undefined for an invalid one. */
export function readClipping(id: string, ratio: string, file: string): Clipping | undefined {
  const [, digits = '', ext = ''] = filePattern.exec(file) ?? [];
  const clipping = {
    ratio: aspectRatios.find((candidate) => candidate === ratio),
    width: CLIPPING_WIDTHS.find((candidate) => String(candidate) === digits),
    format: clippingFormats.find((candidate) => candidate === ext),
  };
  if (!isPictureId(id) || !clipping.ratio || !clipping.width || !clipping.format) return undefined;
  return { id, ratio: clipping.ratio, width: clipping.width, format: clipping.format };
}

/** The height for a width, in whole pixels. */
export function clippingHeight(width: number, ratio: AspectRatio): number {
  const [across = 1, down = 1] = ratio.split('-').map(Number);
  return Math.round((width * down) / across);
}
