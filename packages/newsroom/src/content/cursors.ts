/**
 * Cursors: JSON in base64url with a checksum, valid for one list only. The checksum distinguishes a damaged cursor, and
 * one of another search, from a valid one. It is no signature: a forged cursor gains nothing, since a schema validates
 * its fields and none of them gives access to anything.
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { invalidFields } from '../http/handle.ts';

const CHECK_LENGTH = 12;

/** `list` identifies the list that the cursor belongs to. */
export function writeCursor(value: unknown, list: unknown): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${checkOf(text, list)}`;
}

/** Throws a 400 for any text that `writeCursor` has not written for this list. */
export function readCursor<Schema extends v.GenericSchema>(
  schema: Schema,
  cursor: string,
  list: unknown,
): v.InferOutput<Schema> {
  const dot = cursor.lastIndexOf('.');
  const [text, check] = [cursor.slice(0, dot), cursor.slice(dot + 1)];
  const read = dot > 0 && check === checkOf(text, list) ? v.safeParse(schema, parsed(text)) : undefined;
  if (!read?.success) throw invalidCursor();
  return read.output;
}

export function invalidCursor() {
  return invalidFields({ cursor: 'validation.pattern' });
}

function checkOf(text: string, list: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(['portada', list, text]))
    .digest('base64url')
    .slice(0, CHECK_LENGTH);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
