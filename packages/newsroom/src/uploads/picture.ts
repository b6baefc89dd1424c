/**
 * A reader's picture is developed anew from what it shows (UGC-03, INTV-02): where it was taken, what was hidden in it or
 * hung on behind it stays out.
 */
import { open, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { ApiError } from '../http/errors.ts';
import { createQueue } from '../images/queue.ts';

/** More than a telephone takes; unpacked, four bytes each. */
export const MAX_PIXELS = 60_000_000;
/** Enough for a page's whole width on a fine screen. */
const LONGEST_SIDE = 2_048;
const QUALITY = 84;
/** One that takes longer has been made to. */
const PATIENCE_SECONDS = 20;

const inQueue = createQueue(availableParallelism());

/** Writes what the file at `source` shows to `target`. Throws an `ApiError` where that is no JPEG that can be read whole. */
export async function developPicture(source: string, target: string): Promise<void> {
  // Before the library looks: it reads many formats, of which this one is asked for.
  if (!(await isJpeg(source))) throw refused();
  try {
    await inQueue(() => develop(source, target));
  } catch (error) {
    await rm(target, { force: true });
    if (error instanceof ApiError) throw error;
    throw new ApiError(422, 'FILE_DAMAGED', 'The picture cannot be read.');
  }
}

async function develop(source: string, target: string): Promise<void> {
  const picture = sharp(source, { failOn: 'error', limitInputPixels: false, sequentialRead: true });
  const { format, width, height } = await picture.metadata();
  if (format !== 'jpeg') throw refused();
  if (width * height > MAX_PIXELS) {
    throw new ApiError(413, 'TOO_MANY_PIXELS', `The picture has more than ${MAX_PIXELS} pixels.`);
  }
  await picture
    .timeout({ seconds: PATIENCE_SECONDS })
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY, progressive: true })
    .toFile(target);
}

async function isJpeg(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(3), 0, 3, 0);
    return bytesRead === 3 && buffer.readUIntBE(0, 3) === 0xff_d8_ff;
  } finally {
    await file.close();
  }
}

function refused(): ApiError {
  return new ApiError(415, 'FILE_TYPE_REFUSED', 'This is no picture in JPEG.');
}
