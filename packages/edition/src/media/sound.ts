/** The sample's sound file over and over, by ranges of bytes: it has one bit rate and no head. */
import { Readable } from 'node:stream';

/** Bits per second of the file, which its script has chosen. */
const BIT_RATE = 64_000;

/** The first and the last byte, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** How many bytes so many seconds are. */
export function soundLength(seconds: number): number {
  return (seconds * BIT_RATE) / 8;
}

/**
 * The part of a file of that length that a `Range` header asks for: all of it without one, `undefined` where it asks
 * for nothing that there is. Of several ranges the first is answered, which is allowed.
 */
export function readRange(header: string | undefined, length: number): Range | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return { from: 0, to: length - 1 };
  if (first === '')
    return Number(last) > 0 ? { from: Math.max(0, length - Number(last)), to: length - 1 } : undefined;
  const range = { from: Number(first), to: last === '' ? length - 1 : Math.min(Number(last), length - 1) };
  return range.from <= range.to ? range : undefined;
}

/** These bytes of the sound played in a circle. */
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
