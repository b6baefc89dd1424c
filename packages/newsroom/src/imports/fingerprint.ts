import { createHash } from 'node:crypto';

/** A short hash of data of any length. */
export function fingerprint(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 40);
}
