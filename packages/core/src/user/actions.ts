import type { User } from '@portada/contract';
import { ApiError } from '../api/errors.ts';
import type { ProfileFields } from './calls.ts';
import { takeAnswer } from './change-user.ts';
import { sessionReaderId } from './session-cookie.ts';
import { $user, $userState, clearUser, loadCalls, setUser } from './store.ts';

/** LOGIN-07 @throws {ApiError} */
export async function login(email: string, password: string): Promise<User> {
  const { sendLogin } = await loadCalls();
  const reader = await sendLogin(email, password);
  setUser(reader);
  return reader;
}

/** Whether there is still a session after a logout that failed. */
function isStillLoggedIn(error: unknown): boolean {
  return sessionReaderId() !== '' && !(error instanceof ApiError && error.status === 401);
}

/**
 * LOGIN-23, LOGIN-24: a failed logout is logged. The session still exists then: the reader stays logged in on this
 * page too, and `$userState` is `failed`.
 *
 * @returns whether the reader is logged out
 */
export async function logout(): Promise<boolean> {
  if ($user.get().id) $userState.set('idle');
  try {
    const { sendLogout } = await loadCalls();
    await sendLogout();
  } catch (error) {
    console.error('Portada: the logout failed.', error);
    if (isStillLoggedIn(error)) {
      $userState.set('failed');
      return false;
    }
  }
  clearUser();
  return true;
}

/** ACCT-18 @throws {ApiError} */
export async function saveProfile(fields: ProfileFields): Promise<User> {
  const { sendProfile } = await loadCalls();
  return takeAnswer(() => sendProfile(fields), Object.keys(fields));
}

/** ACCT-30 @throws {ApiError} with status 412 for an account that cannot be deleted */
export async function deleteAccount(): Promise<void> {
  const { sendDeletion } = await loadCalls();
  await sendDeletion();
  clearUser();
}
