import {
  type AspectRatio,
  CLIPPING_WIDTHS,
  type ClippingFormat,
  type ClippingWidth,
} from '@portada/contract';

/** IMG-05: what each format is on the wire. */
export const clippingTypes = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<ClippingFormat, string>;

/** An address without its query and hash, and these. */
function splitAtQuery(src: string): [path: string, rest: string] {
  const end = src.search(/[?#]|$/);
  return [src.slice(0, end), src.slice(end)];
}

/** IMG-02, IMG-03: the address of one clipping, `{src}/{ratio}/{width}.{format}`, before any query. */
export function clippingUrl(
  src: string,
  ratio: AspectRatio,
  width: ClippingWidth,
  format: ClippingFormat,
): string {
  const [path, rest] = splitAtQuery(src);
  return `${path}/${ratio}/${width}.${format}${rest}`;
}

/** One format in every width up to the largest that is wanted, as `srcset` takes them. */
export function clippingSrcset(
  src: string,
  ratio: AspectRatio,
  format: ClippingFormat,
  largest = Number.POSITIVE_INFINITY,
): string {
  const [path, rest] = splitAtQuery(src);
  return CLIPPING_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${path}/${ratio}/${width}.${format}${rest} ${width}w`)
    .join(', ');
}
