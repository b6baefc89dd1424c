import { timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal, in a time that tells nothing but their length. */
export function isSameSecret(given: string | Buffer, expected: string | Buffer): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
