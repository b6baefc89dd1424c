import { type Image, image } from '@portada/contract';
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
