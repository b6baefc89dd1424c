import { type Image, image, type Photo, photo } from '@portada/contract';
import { parse } from 'valibot';
import { pictureUrl } from './addresses.ts';
import type { Edition } from './edition.ts';

export interface PictureRow {
  id: string;
  altEs: string;
  altCa: string;
  width: number;
  height: number;
}

/** A picture in the contract's format, with its description in the edition's language. */
export function toImage(edition: Edition, row: PictureRow): Image {
  return parse(image, {
    src: pictureUrl(row.id),
    alt: edition.lang === 'ca' ? row.altCa : row.altEs,
    width: row.width,
    height: row.height,
  });
}

/** What stands below a picture. */
export interface PictureLines {
  captionEs: string;
  captionCa: string;
  credit: string;
}

/** A picture with its credit and a caption: that of the content, or else its own in the edition's language. */
export function toPhoto(
  edition: Edition,
  row: PictureRow,
  { captionEs, captionCa, credit }: PictureLines,
  ofContent = '',
): Photo {
  const caption = ofContent || (edition.lang === 'ca' ? captionCa : captionEs);
  return parse(photo, { ...toImage(edition, row), caption, credit });
}
