/** Secrets that a reader carries and we only recognise: 256 random bits, of which the SHA-256 is kept. */
import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A new secret, fit for a cookie and for an address. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What the database keeps of a token. Random as it is, it needs no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
