/** Bearer tokens: 256 random bits, of which only the SHA-256 is stored. */
import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A new token, in base64url for cookies and URLs. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** The hash to store. A token is random, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
