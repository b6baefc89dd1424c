/** Decodes a file of any size as a stream, in the encoding that it declares. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UnreadableFileError } from './problems.ts';

const PIECE = 64 * 1_024;

/** An invalid byte becomes U+FFFD, for which the item is rejected. */
export async function* readText(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const bytes of (await isGzip(path)) ? unpacked(path) : piecesOf(path)) {
    decoder ??= decoderFor(bytes);
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

async function isGzip(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  return buffer[0] === 0x1f && buffer[1] === 0x8b;
}

function piecesOf(path: string): AsyncIterable<Uint8Array> {
  return createReadStream(path, { highWaterMark: PIECE });
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

/** By the byte order mark, else the XML declaration; UTF-8 by default. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb) return 'utf-8';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return /^<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
}
