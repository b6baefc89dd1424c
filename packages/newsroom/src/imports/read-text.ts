/** Decodes a file of any size as a stream, in the encoding that it declares. */
import { createReadStream } from 'node:fs';
import { UnreadableFileError } from './problems.ts';

const PIECE = 64 * 1_024;

/** An invalid byte becomes U+FFFD, for which the item is rejected. */
export async function* readText(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const bytes of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Uint8Array>) {
    decoder ??= decoderFor(bytes);
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

function decoderFor(bytes: Uint8Array): TextDecoder {
  const [first, second] = bytes;
  if (first === 0x1f && second === 0x8b)
    throw new UnreadableFileError(1, 'the file is compressed: unpack it first');
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
