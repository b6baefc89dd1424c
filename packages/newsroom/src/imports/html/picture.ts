/** Pictures of foreign HTML. */
import { cleanLine, shorten } from '../../content/plain-text.ts';
import type { SourcePicture } from './blocks.ts';
import { safeAddress } from './safe-address.ts';
import type { Attributes } from './table.ts';

const LONGEST_ALT = 300;
/** What is no address is told, of a picture in the text itself (`data:`) only its beginning. */
const LONGEST_TOLD = 80;
/** In pixels: smaller ones are icons, or count who reads. */
const SMALLEST = 24;

/** The picture of an `img`; undefined for what is none to look at. */
export function pictureOf(attributes: Attributes, base: string): SourcePicture | undefined {
  const { alt = '', width, height } = attributes;
  if (isTiny(width) || isTiny(height)) return undefined;
  const src = sourceOf(attributes);
  return src ? sourcePicture(src, { alt, base }) : undefined;
}

/** @param base of a relative address */
export function sourcePicture(
  src: string,
  { alt = '', caption = '', credit = '', base = '' },
): SourcePicture {
  const address = safeAddress(src, base);
  const url = /^https?:/.test(address)
    ? address
    : shorten(cleanLine(src.slice(0, 4 * LONGEST_TOLD)), LONGEST_TOLD);
  return {
    url,
    alt: shorten(cleanLine(alt), LONGEST_ALT),
    caption,
    credit: shorten(cleanLine(credit), LONGEST_ALT),
  };
}

/** Pictures that a script loads later have their address elsewhere. */
function sourceOf(attributes: Attributes): string {
  const { src = '', 'data-src': later = '', 'data-lazy-src': lazy = '' } = attributes;
  return src.trim() && !/^\s*data:/i.test(src) ? src : later || lazy || src;
}

function isTiny(size = ''): boolean {
  const pixels = /^\s*(\d{1,5})(?:px)?\s*$/.exec(size)?.[1];
  return pixels !== undefined && Number(pixels) < SMALLEST;
}
