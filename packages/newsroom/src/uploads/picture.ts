/**
 * Re-encodes a reader's picture from its pixels (UGC-03, INTV-02): metadata and anything hidden in it or appended
 * to it is dropped.
 */
import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ApiError } from '../http/errors.ts';
import { createQueue } from '../images/queue.ts';
import type { Files } from '../storage/storage.ts';
import { isJpeg, scansIn } from './jpeg.ts';

/** More pixels than phone cameras have; each takes four bytes when decoded. */
const MAX_PIXELS = 60_000_000;
/** Several times what any encoder writes. */
const MAX_SCANS = 100;
/** Enough for the page's full width on a high-density screen. */
const LONGEST_SIDE = 2_048;
const QUALITY = 84;
/** The time limit of decoding: a longer one is an attack. */
const DECODE_TIMEOUT_SECONDS = 20;

const inQueue = createQueue(availableParallelism());

/** Re-encodes a file as another one. Throws an `ApiError` if it is no complete, valid JPEG. */
export function developPicture(files: Files, source: string, target: string): Promise<void> {
  return inQueue(async () => {
    const content = await files.read(source);
    if (!content) throw new Error(`${source} is gone.`);
    await files.write(target, await develop(await buffer(content)));
  });
}

async function develop(bytes: Buffer): Promise<Buffer> {
  // Checked before the library decodes: it accepts many formats, of which one is allowed.
  if (!isJpeg(bytes)) throw refused();
  if (scansIn(bytes) > MAX_SCANS) throw enormous(`more than ${MAX_SCANS} scans`);
  try {
    return await unpack(bytes);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(422, 'FILE_DAMAGED', 'The picture cannot be read.', {}, { cause: error });
  }
}

async function unpack(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false, sequentialRead: true });
  const { format, width, height } = await picture.metadata();
  if (format !== 'jpeg') throw refused();
  if (width * height > MAX_PIXELS) throw enormous(`more than ${MAX_PIXELS} pixels`);
  return picture
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY, progressive: true })
    .toBuffer();
}

function refused(): ApiError {
  return new ApiError(415, 'FILE_TYPE_REFUSED', 'This is no picture in JPEG.');
}

function enormous(what: string): ApiError {
  return new ApiError(413, 'TOO_MANY_PIXELS', `The picture has ${what}.`);
}
