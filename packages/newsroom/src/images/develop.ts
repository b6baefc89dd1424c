/**
 * Makes a picture of the newsroom's own from one of anybody's: written anew from its pixels, so that metadata and
 * anything hidden in it or appended to it is dropped.
 */
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { isJpeg, scansIn } from './jpeg.ts';
import { createQueue } from './queue.ts';

/** More pixels than phone cameras have; each takes four bytes when decoded. */
const MAX_PIXELS = 60_000_000;
/** Several times what any encoder writes. */
const MAX_SCANS = 100;
/** Enough for the page's full width on a high-density screen. */
const LONGEST_SIDE = 2_048;
const QUALITY = 84;
/** The time limit of decoding: a longer one is an attack. */
const DECODE_TIMEOUT_SECONDS = 20;

export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

export interface Developed {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** `type`: none of the allowed types; `enormous`: too many pixels or scans; `damaged`: it cannot be decoded. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly kind: 'type' | 'enormous' | 'damaged';

  constructor(kind: PictureError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

const inQueue = createQueue(availableParallelism());

/** The picture as a JPEG, read when it is its turn. Throws a `PictureError`. */
export function develop(read: () => Promise<Buffer>, types: readonly PictureType[]): Promise<Developed> {
  return inQueue(async () => {
    const bytes = await read();
    // Checked before the library decodes: it accepts many formats, of which few are allowed.
    const type = typeOf(bytes);
    if (type === undefined || !types.includes(type)) throw refused(types);
    if (type === 'jpeg' && scansIn(bytes) > MAX_SCANS) throw enormous(`more than ${MAX_SCANS} scans`);
    try {
      return await unpack(bytes, type);
    } catch (error) {
      if (error instanceof PictureError) throw error;
      throw new PictureError('damaged', 'The picture cannot be read.', { cause: error });
    }
  });
}

/** By its first bytes. */
function typeOf(bytes: Buffer): PictureType | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (isJpeg(bytes)) return 'jpeg';
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF.{4}WEBP$/s.test(start)) return 'webp';
  return /^.{4}ftypavi[fs]$/s.test(start) ? 'avif' : undefined;
}

async function unpack(bytes: Buffer, type: PictureType): Promise<Developed> {
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false, sequentialRead: true });
  const { format, width, height } = await picture.metadata();
  if (format !== (type === 'avif' ? 'heif' : type)) throw refused([type]);
  if (width * height > MAX_PIXELS) throw enormous(`more than ${MAX_PIXELS} pixels`);
  const { data, info } = await picture
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .autoOrient()
    // A JPEG is never transparent, and pages are drawn for white.
    .flatten({ background: 'white' })
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    // Not progressive: as small, and a third cheaper to write now and to read for each of its clippings.
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

function refused(types: readonly PictureType[]): PictureError {
  return new PictureError(
    'type',
    `This is no picture in ${types.map((type) => type.toUpperCase()).join(', ')}.`,
  );
}

function enormous(what: string): PictureError {
  return new PictureError('enormous', `The picture has ${what}.`);
}
