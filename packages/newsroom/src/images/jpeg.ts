/** Reads the structure of a JPEG before it is decoded. */

const MARK = 0xff;
const START = [0xff, 0xd8, 0xff];
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const LENGTH_BYTES = 2;

export function isJpeg(bytes: Buffer): boolean {
  return START.every((byte, at) => bytes[at] === byte);
}

/**
 * The number of scans up to its end: a progressive picture has some ten, and a decoder processes all pixels for each
 * before it returns the first row. Markers are searched for as the decoder does.
 */
export function scansIn(bytes: Buffer): number {
  let scans = 0;
  let at = 2;
  for (let mark = nextMark(bytes, at); mark; mark = nextMark(bytes, at)) {
    if (mark.type === END_OF_IMAGE) break;
    if (mark.type === START_OF_SCAN) scans += 1;
    if (isAlone(mark.type)) at = mark.end;
    else if (mark.end + LENGTH_BYTES <= bytes.length) at = mark.end + bytes.readUInt16BE(mark.end);
    else break;
  }
  return scans;
}

/** The byte after an `FF` that is neither stuffing (a zero within pixel data) nor fill (another `FF`). */
function nextMark(bytes: Buffer, from: number): { type: number; end: number } | undefined {
  for (let at = bytes.indexOf(MARK, from); at !== -1; at = bytes.indexOf(MARK, at + 1)) {
    const type = bytes[at + 1];
    if (type === undefined) return undefined;
    if (type !== 0 && type !== MARK) return { type, end: at + 2 };
  }
  return undefined;
}

/** Markers without a segment: restarts, start of image and the reserved TEM. */
function isAlone(type: number): boolean {
  return type === 0x01 || (type >= 0xd0 && type <= 0xd8);
}
