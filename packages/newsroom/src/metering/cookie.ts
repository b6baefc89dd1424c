/**
 * An anonymous reader's meters in one signed cookie. It contains the readings of the current periods and nothing else
 * about the reader; a tampered cookie counts as a new reader.
 */
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isSameSecret } from '../strings/is-same-secret.ts';
import type { Meter } from './meter.ts';

/** Meters by key, most recently used first. */
export type Meters = ReadonlyMap<string, Meter>;

/** Browsers drop cookies beyond 4,096 bytes, name and attributes included. */
export const MAX_COOKIE_LENGTH = 3_500;

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const payloadSchema = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), day, v.array(id)])));

/** The key of a rule's readings on a site. */
export function meterKey(siteId: number, conditionName: string): string {
  return `${siteId}.${conditionName}`;
}

/** The meters with one of them moved to the front. */
export function withMeter(meters: Meters, key: string, meter: Meter): Meters {
  return new Map([[key, meter], ...[...meters].filter(([other]) => other !== key)]);
}

/** Serialises the meters; beyond the size limit the least recently used ones are dropped. */
export function writeMeters(meters: Meters, secret: string): string {
  const entries = [...meters].map(([key, { start, contentIds }]) => [key, start, contentIds] as const);
  for (let count = entries.length; ; count -= 1) {
    const payload = Buffer.from(JSON.stringify(entries.slice(0, count))).toString('base64url');
    const value = `${payload}.${sign(payload, secret)}`;
    if (value.length <= MAX_COOKIE_LENGTH || count === 0) return value;
  }
}

/** Parses a cookie; undefined for none and for one with an invalid signature. */
export function readMeters(value: string | undefined, secret: string): Meters | undefined {
  if (!value || value.length > MAX_COOKIE_LENGTH) return undefined;
  const [payload = '', signature = ''] = value.split('.', 2);
  // Only the canonical spelling: base64url allows several for the same bytes.
  if (!isSameSecret(signature, sign(payload, secret))) return undefined;
  const read = v.safeParse(payloadSchema, Buffer.from(payload, 'base64url').toString());
  if (!read.success) return undefined;
  return new Map(read.output.map(([key, start, contentIds]) => [key, { start, contentIds }]));
}

function sign(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}
