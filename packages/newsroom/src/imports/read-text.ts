/** Decodes a file of any size as a stream, in the encoding that it declares. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UnreadableFileError } from './problems.ts';
import { wholeLetters } from './whole-letters.ts';

const PIECE = 64 * 1_024;
/** The beginning of an iCalendar file, behind white space. */
export const CALENDAR = /^BEGIN:\s*VCALENDAR/i;
/** Encodings of two and four bytes: a declaration that can be read byte by byte is in none of them. */
const WIDE = /^(cs)?(utf-?(16|32)|(iso-10646-)?ucs-?[24]|unicode)/i;

/** An invalid byte becomes U+FFFD, for which the item is rejected. */
export async function* readText(path: string): AsyncGenerator<string> {
  const pieces = (await isGzip(path)) ? unpacked(path) : piecesOf(path);
  const first = await pieces.next();
  if (first.done) return;
  const decoder = decoderFor(first.value);
  const all = startingWith(first.value, pieces);
  for await (const bytes of decoder.encoding === 'utf-8' && isCalendar(first.value)
    ? wholeLetters(all)
    : all) {
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

export async function* startingWith<Piece>(first: Piece, rest: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  yield first;
  yield* rest;
}

async function isGzip(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  return buffer[0] === 0x1f && buffer[1] === 0x8b;
}

async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: PIECE });
}

/** What was read before the damage is kept, as of any file. */
async function* unpacked(path: string): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: PIECE });
  // What goes wrong in the file is an error of what is read from it, too.
  pipeline(createReadStream(path), gunzip, () => {});
  try {
    yield* gunzip;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && /^Z_/.test(String(error.code)))) throw error;
    throw new UnreadableFileError(1, 'the compressed file is damaged or cut');
  }
}

function decoderFor(bytes: Uint8Array): TextDecoder {
  const label = encodingOf(bytes);
  try {
    return new TextDecoder(label);
  } catch {
    throw new UnreadableFileError(1, `the encoding «${label}» is not known`);
  }
}

/** By the byte order mark or the zeros of UTF-16, else the XML declaration; UTF-8 by default. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb) return 'utf-8';
  if (first && second === 0) return 'utf-16le';
  if (first === 0 && second) return 'utf-16be';
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(headOf(bytes))?.[1] ?? 'utf-8';
  return WIDE.test(declared) ? 'utf-8' : declared;
}

function isCalendar(bytes: Uint8Array): boolean {
  return CALENDAR.test(
    headOf(bytes)
      .replace(/^\xef\xbb\xbf/, '')
      .trimStart(),
  );
}

function headOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}
