import type { User } from '@portada/contract';
import type { ProfileFields } from './calls.ts';
import { clearUser, loadCalls, setUser } from './store.ts';

/** LOGIN-07 @throws {ApiError} */
export async function login(email: string, password: string): Promise<User> {
  const { sendLogin } = await loadCalls();
  const reader = await sendLogin(email, password);
  setUser(reader);
  return reader;
}

/**
 * LOGIN-23, LOGIN-24: a failed logout is only logged; the reader is cleared on this page all the same. If the
 * session still exists, the next page finds its cookie.
 */
export async function logout(): Promise<void> {
  try {
    const { sendLogout } = await loadCalls();
    await sendLogout();
  } catch (error) {
    console.error('Portada: the logout failed.', error);
  }
  clearUser();
}

/** ACCT-18 @throws {ApiError} */
export async function saveProfile(fields: ProfileFields): Promise<User> {
  const { sendProfile } = await loadCalls();
  const saved = await sendProfile(fields);
  setUser(saved);
  return saved;
}

/** ACCT-30 @throws {ApiError} with status 412 for an account that cannot be deleted */
export async function deleteAccount(): Promise<void> {
  const { sendDeletion } = await loadCalls();
  await sendDeletion();
  clearUser();
}
