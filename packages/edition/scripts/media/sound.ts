/** What the sample sounds like: waves on a quay, a bell, a ship's horn, a few slow chords. Made of sums and chance. */
import { createRandom } from '../../src/seed/random.ts';
import { FILM_SECONDS } from './film.ts';

export const SAMPLE_RATE = 48_000;

const TURN = 2 * Math.PI;

/** Four chords of six seconds, in Hz. */
const chords: readonly (readonly number[])[] = [
  [146.83, 220, 293.66, 369.99],
  [130.81, 196, 261.63, 329.63],
  [110, 164.81, 220, 277.18],
  [98, 146.83, 196, 246.94],
];
const CHORD_SECONDS = FILM_SECONDS / chords.length;
const BELLS = [3, 9.5, 15, 21.5];
const HORNS = [6, 18];

/** The whole sound as 16-bit mono samples, little-endian. It ends as it begins, so that it can go round. */
export function sound(): Buffer {
  const count = FILM_SECONDS * SAMPLE_RATE;
  const buffer = Buffer.alloc(count * 2);
  const noise = waves(count);
  for (let index = 0; index < count; index += 1) {
    const second = index / SAMPLE_RATE;
    const value = (noise[index] ?? 0) + pad(second) + sum(BELLS, second, bell) + sum(HORNS, second, horn);
    buffer.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), index * 2);
  }
  return buffer;
}

function sum(starts: readonly number[], second: number, voice: (since: number) => number): number {
  return starts.reduce((total, start) => total + (second >= start ? voice(second - start) : 0), 0);
}

/** Noise through a low pass, swelling every four seconds. */
function waves(count: number): Float32Array {
  const r = createRandom(42);
  const samples = new Float32Array(count);
  let low = 0;
  for (let index = 0; index < count; index += 1) {
    const swell = 0.35 + 0.65 * Math.sin((index / SAMPLE_RATE / 4) * Math.PI) ** 2;
    low += 0.04 * (r.next() * 2 - 1 - low);
    samples[index] = low * swell * 0.9;
  }
  return samples;
}

function pad(second: number): number {
  const chord = chords[Math.floor(second / CHORD_SECONDS) % chords.length] ?? [];
  const place = (second % CHORD_SECONDS) / CHORD_SECONDS;
  const loudness = Math.sin(place * Math.PI) ** 1.2 * 0.07;
  return chord.reduce((total, pitch) => total + Math.sin(second * pitch * TURN) * loudness, 0);
}

function bell(since: number): number {
  const fade = Math.exp(-since * 1.8);
  return (Math.sin(since * 880 * TURN) + 0.5 * Math.sin(since * 2_217 * TURN)) * fade * 0.1;
}

const HORN_SECONDS = 2.2;

function horn(since: number): number {
  if (since > HORN_SECONDS) return 0;
  const loudness = Math.sin((since / HORN_SECONDS) * Math.PI) ** 0.5 * 0.09;
  return [92.5, 185, 277.5].reduce((total, pitch) => total + Math.sin(since * pitch * TURN), 0) * loudness;
}
