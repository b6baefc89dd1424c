/**
 * The token of an unsubscribe link: an address and a newsletter, signed. It needs no row in the database, so links in
 * old emails never expire, and it permits nothing else.
 */
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../db/client.ts';
import { secretOf } from '../db/secrets.ts';
import { isSameSecret } from '../strings/is-same-secret.ts';

export interface Recipient {
  readonly email: string;
  readonly newsletterId: string;
}

/** The length of a SHA-256 in base64url. */
const SIGNATURE_LENGTH = 43;
const payloadSchema = v.pipe(v.string(), v.parseJson(), v.strictTuple([v.string(), v.string()]));

export async function unsubscribeToken(db: Database, { email, newsletterId }: Recipient): Promise<string> {
  const payload = Buffer.from(JSON.stringify([email, newsletterId])).toString('base64url');
  return payload + sign(await secretOf(db, 'unsubscribe'), payload).toString('base64url');
}

/** The address and newsletter of a token; undefined for an invalid signature. */
export async function readUnsubscribeToken(db: Database, token: string): Promise<Recipient | undefined> {
  const payload = token.slice(0, -SIGNATURE_LENGTH);
  const signature = Buffer.from(token.slice(-SIGNATURE_LENGTH), 'base64url');
  const expected = sign(await secretOf(db, 'unsubscribe'), payload);
  if (!isSameSecret(signature, expected)) return undefined;
  const [email, newsletterId] = v.parse(payloadSchema, Buffer.from(payload, 'base64url').toString());
  return { email, newsletterId };
}

function sign(secret: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(payload).digest();
}
