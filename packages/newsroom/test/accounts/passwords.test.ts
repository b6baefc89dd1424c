import argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { hashPassword, isPassword } from '../../src/accounts/passwords.ts';

test('verifies a password in any Unicode normalisation form', async () => {
  const stored = await hashPassword('Cançó-2026!'.normalize('NFC'));
  expect(stored).toMatch(/^\$argon2id\$/);
  expect(await isPassword(stored, 'Cançó-2026!'.normalize('NFD'))).toBe(true);
  expect(await isPassword(stored, 'Canco-2026!')).toBe(false);
});

test('hashes once also when there is no account', async () => {
  const stored = await hashPassword('Portada-2026!');
  const cost = (hash: string) => hash.split('$').slice(0, 4).join('$');
  const verify = vi.spyOn(argon2, 'verify');
  for (const missing of [undefined, null]) {
    verify.mockClear();
    expect(await isPassword(missing, 'Portada-2026!')).toBe(false);
    const [checked] = verify.mock.lastCall ?? [];
    expect(cost(String(checked))).toBe(cost(stored));
  }
});
