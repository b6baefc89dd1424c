/**
 * Checks that a file is an MP4 video (UGC-03, INTV-02) by its boxes, of which only the headers are read: for half a
 * gigabyte some kilobytes.
 */
import { buffer } from 'node:stream/consumers';
import { ApiError } from '../http/errors.ts';
import type { Files } from '../storage/storage.ts';

/** One box of the file: its type, and the range of its content. */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Film {
  read(position: number, length: number): Promise<Buffer>;
  readonly bytes: number;
}

/** A fragmented video of hours has some ten thousand boxes; more are an attack on the CPU. */
const MAX_BOXES = 20_000;
const HEAD_BYTES = 8;
const LONG_SIZE_BYTES = 8;
/** The maximum of brands; real files have fewer than ten. */
const MAX_BRANDS_BYTES = 256;
/** Version and flags, a zero field, then the four-letter type of the track. */
const HANDLER_OFFSET = 8;
const BRAND = /^(iso\w|mp4\d|avc\d|M4V |M4A |MSNV|dash|f4v |hvc1|XAVC)$/;

/** Throws an `ApiError` for another format (415), or a truncated file (422). */
export async function checkFilm(files: Files, key: string): Promise<void> {
  const bytes = await files.bytesOf(key);
  if (bytes === undefined) throw new Error(`${key} is gone.`);
  await walk(filmOf(files, key, bytes));
}

/** Small boxes are close together: one read is buffered for the next ones. */
function filmOf(files: Files, key: string, bytes: number): Film {
  let page = Buffer.alloc(0);
  let from = 0;
  return {
    bytes,
    async read(position, length) {
      const isHere = position >= from && position + length <= from + page.length;
      if (!isHere && position < bytes) {
        const end = Math.min(position + files.pageBytes, bytes) - 1;
        const content = await files.read(key, { start: position, end });
        if (!content) throw new Error(`${key} is gone.`);
        page = await buffer(content);
        from = position;
      }
      return page.subarray(position - from, position - from + length);
    },
  };
}

async function walk(film: Film): Promise<void> {
  const budget = { boxes: MAX_BOXES };
  // A file whose first box is wrong is not damaged: it has another format.
  if ((await film.read(0, HEAD_BYTES)).toString('latin1', 4) !== 'ftyp') throw refused();
  const boxes = boxesIn(film, 0, film.bytes, budget);
  const { value: first } = await boxes.next();
  if (!first || !(await hasBrand(film, first))) throw refused();
  let hasPictures = false;
  let hasContent = false;
  for await (const box of boxes) {
    hasContent ||= box.type === 'mdat' || box.type === 'moof';
    if (box.type === 'moov') hasPictures ||= await showsPictures(film, box, budget);
  }
  if (!hasContent) throw damaged();
  if (!hasPictures) throw refused();
}

/** The boxes in a range, one after another. A box that ends beyond it means a truncated file. */
async function* boxesIn(
  film: Film,
  from: number,
  to: number,
  budget: { boxes: number },
): AsyncGenerator<Box, undefined> {
  let position = from;
  while (position < to) {
    budget.boxes -= 1;
    if (budget.boxes < 0) throw refused();
    const head = await film.read(position, HEAD_BYTES + LONG_SIZE_BYTES);
    if (head.length < HEAD_BYTES) throw damaged();
    const { size, headBytes } = sizeIn(head, to - position);
    const end = position + size;
    if (size < headBytes || end > to) throw damaged();
    yield { type: head.toString('latin1', 4, 8), start: position + headBytes, end };
    position = end;
  }
  return undefined;
}

/** Size 1 means that a 64-bit size follows, 0 that the box is the last. */
function sizeIn(head: Buffer, rest: number): { size: number; headBytes: number } {
  const size = head.readUInt32BE(0);
  if (size === 0) return { size: rest, headBytes: HEAD_BYTES };
  if (size !== 1) return { size, headBytes: HEAD_BYTES };
  if (head.length < HEAD_BYTES + LONG_SIZE_BYTES) throw damaged();
  return { size: Number(head.readBigUInt64BE(HEAD_BYTES)), headBytes: HEAD_BYTES + LONG_SIZE_BYTES };
}

/** The major brand, a version, then the compatible brands. */
async function hasBrand(film: Film, { start, end }: Box): Promise<boolean> {
  const brands = await film.read(start, Math.min(end - start, MAX_BRANDS_BYTES));
  for (let at = 0; at + 4 <= brands.length; at += 4) {
    if (at !== 4 && BRAND.test(brands.toString('latin1', at, at + 4))) return true;
  }
  return false;
}

/** Whether a `moov` has a video track: one whose `mdia` has the handler `vide`. */
async function showsPictures(film: Film, moov: Box, budget: { boxes: number }): Promise<boolean> {
  for await (const track of boxesIn(film, moov.start, moov.end, budget)) {
    if (track.type !== 'trak') continue;
    for await (const media of boxesIn(film, track.start, track.end, budget)) {
      if (media.type !== 'mdia') continue;
      for await (const { type, start } of boxesIn(film, media.start, media.end, budget)) {
        if (type === 'hdlr' && (await film.read(start + HANDLER_OFFSET, 4)).toString('latin1') === 'vide')
          return true;
      }
    }
  }
  return false;
}

function refused(): ApiError {
  return new ApiError(415, 'FILE_TYPE_REFUSED', 'This is no film in MP4.');
}

function damaged(): ApiError {
  return new ApiError(422, 'FILE_DAMAGED', 'The film is not whole.');
}
