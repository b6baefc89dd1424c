/**
 * Cursors as they travel: JSON in base64url with a check at the end. The check tells a damaged cursor from a whole one;
 * a forged one gains nothing, since every field of it is checked and none of them opens anything.
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { invalidFields } from '../http/handle.ts';

const CHECK_LENGTH = 8;

export function writeCursor(value: unknown): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${checkOf(text)}`;
}

/** Throws a 400 for anything that `writeCursor` has not written. */
export function readCursor<Schema extends v.GenericSchema>(
  schema: Schema,
  cursor: string,
): v.InferOutput<Schema> {
  const [text = '', check = ''] = cursor.split('.');
  const read = check === checkOf(text) ? v.safeParse(schema, parsed(text)) : undefined;
  if (!read?.success) throw invalidFields({ cursor: 'validation.pattern' });
  return read.output;
}

function checkOf(text: string): string {
  return createHash('sha256').update(`portada ${text}`).digest('base64url').slice(0, CHECK_LENGTH);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
