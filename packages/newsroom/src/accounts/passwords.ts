/** Passwords: argon2id with the library's defaults (19 MiB, 2 passes), which OWASP recommends. */
import argon2 from '@node-rs/argon2';
import { newToken } from '../db/tokens.ts';

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password.normalize('NFC'));
}

let decoy: Promise<string> | undefined;

/**
 * Verifies the password of an account. Without an account or a password a dummy hash is verified, so that the response
 * time does not reveal which addresses have an account.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(newToken());
  const matches = await argon2.verify(stored ?? (await decoy), password.normalize('NFC'));
  return matches && typeof stored === 'string';
}
