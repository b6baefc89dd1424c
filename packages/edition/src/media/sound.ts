/** The sample's audio in a loop, by byte ranges: it has a constant bit rate and no header. */
import { Readable } from 'node:stream';

/** Bits per second of the file, the same throughout. */
const BIT_RATE = 64_000;

/** The first and the last byte, inclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The number of bytes of so many seconds. */
export function soundLength(seconds: number): number {
  return (seconds * BIT_RATE) / 8;
}

/**
 * The part of a file of that length that a `Range` header requests: all of it without one, `undefined` for an
 * unsatisfiable one. Of several ranges the first is returned, which is allowed.
 */
export function readRange(header: string | undefined, length: number): Range | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return { from: 0, to: length - 1 };
  if (first === '')
    return Number(last) > 0 ? { from: Math.max(0, length - Number(last)), to: length - 1 } : undefined;
  const range = { from: Number(first), to: last === '' ? length - 1 : Math.min(Number(last), length - 1) };
  return range.from <= range.to ? range : undefined;
}

/** These bytes of the looped audio. */
export function soundBytes(sound: Buffer, { from, to }: Range): Readable {
  function* pieces() {
    for (let at = from; at <= to; ) {
      const start = at % sound.length;
      const piece = sound.subarray(start, Math.min(sound.length, start + to + 1 - at));
      yield piece;
      at += piece.length;
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}
