import sharp, { type Sharp } from 'sharp';
import { type Clipping, clippingHeight } from './clipping.ts';

/** Clips the picture, or the one at that path. A smaller one is never enlarged, but always gets the requested ratio. */
export async function clip(source: string | Buffer, { ratio, width, format }: Clipping): Promise<Buffer> {
  const picture = sharp(source, { failOn: 'error' }).autoOrient();
  const { autoOrient: own } = await picture.metadata();
  const possible = Math.min(
    width,
    own.width,
    Math.floor((own.height * width) / clippingHeight(width, ratio)),
  );
  const clipped = picture.resize(possible, clippingHeight(possible, ratio), { fit: 'cover' });
  return encode(clipped, format).toBuffer();
}

/** Qualities chosen by eye for flat illustrations; the efforts keep a first visit fast on two cores. */
function encode(picture: Sharp, format: Clipping['format']): Sharp {
  if (format === 'avif') return picture.avif({ quality: 52, effort: 2 });
  if (format === 'webp') return picture.webp({ quality: 74, effort: 3 });
  return picture.jpeg({ quality: 76, progressive: true, mozjpeg: true });
}
