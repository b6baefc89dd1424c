/** Passwords: argon2id with the library's parameters (19 MiB, 2 passes), which are those that OWASP names. */
import { hash, verify } from '@node-rs/argon2';
import { newToken } from '../db/tokens.ts';

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the account's. Without an account (or without a password of its own) another hash is
 * checked all the same, so that the time of the answer does not tell which addresses have one.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(newToken());
  const matches = await verify(stored ?? (await decoy), password.normalize('NFC'));
  return matches && typeof stored === 'string';
}
