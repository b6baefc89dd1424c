/** Values that leave in a link and come back: signed, so that they need no row, and permit what they name alone. */
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isSameSecret } from '../strings/is-same-secret.ts';
import type { Database } from './client.ts';
import { secretOf } from './secrets.ts';

/** The length of a SHA-256 in base64url. */
const SIGNATURE_LENGTH = 43;

/** @param secret the name of the secret: what is signed for one purpose is nothing for another */
export async function signValue(db: Database, secret: string, value: unknown): Promise<string> {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return payload + sign(await secretOf(db, secret), payload).toString('base64url');
}

/** The value of a token; undefined for an invalid signature. */
export async function readSigned<Schema extends v.GenericSchema>(
  db: Database,
  secret: string,
  token: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const payload = token.slice(0, -SIGNATURE_LENGTH);
  const signature = Buffer.from(token.slice(-SIGNATURE_LENGTH), 'base64url');
  if (!isSameSecret(signature, sign(await secretOf(db, secret), payload))) return undefined;
  return v.parse(v.pipe(v.string(), v.parseJson(), schema), Buffer.from(payload, 'base64url').toString());
}

function sign(secret: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(payload).digest();
}
