/**
 * The calls of the user store, apart from it: a page of an anonymous reader, or of one whose profile is in the day's
 * cache, needs neither the client nor the schemas until something is asked of the server.
 */
import {
  type CallInput,
  deleteAccount,
  getProfile,
  login,
  logout,
  patchProfile,
  type User,
} from '@portada/contract';
import { request } from '../api/client.ts';
import { ApiError, recordError } from '../api/errors.ts';

export const fetchProfile = () => request(getProfile, {});

export const sendLogin = (email: string, password: string) => request(login, { body: { email, password } });

export const sendLogout = () => request(logout, {});

export type ProfileFields = CallInput<typeof patchProfile>['body'];

/** An answer that says the contrary of what was asked for is a failure like any other. */
function notDone(): ApiError {
  const error = new ApiError('shape', 200);
  recordError(error);
  return error;
}

/** Whoever has just saved their profile has one: an answer without a reader must not log anybody out. */
export async function sendProfile(fields: ProfileFields): Promise<User> {
  const saved = await request(patchProfile, { body: fields });
  if (!saved.id) throw notDone();
  return saved;
}

export async function sendDeletion(): Promise<void> {
  const { success } = await request(deleteAccount, {});
  if (!success) throw notDone();
}
