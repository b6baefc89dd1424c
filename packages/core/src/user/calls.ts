/**
 * The requests of the user store, in a chunk of their own: a page whose reader is anonymous, or in the day's cache,
 * needs neither the client nor the schemas until an action is sent.
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

/** Another device may have changed a profile that was told longer ago. */
const FRESH_MS = 60_000;

/** When the server has told this page of a reader; of one from the day's cache it has not. */
const toldAt = new WeakMap<User, number>();

async function told(answer: Promise<User>): Promise<User> {
  const reader = await answer;
  toldAt.set(reader, Date.now());
  return reader;
}

/** Whether a profile is as the server has just told it; after the clock was put back that is not known. */
export function isFresh(reader: User): boolean {
  return Math.abs(Date.now() - (toldAt.get(reader) ?? 0)) < FRESH_MS;
}

export const fetchProfile = () => told(request(getProfile, {}));

export const sendLogin = (email: string, password: string) => request(login, { body: { email, password } });

export const sendLogout = () => request(logout, {});

export type ProfileFields = CallInput<typeof patchProfile>['body'];

/** A response that contradicts the request counts as a failure. */
function notDone(): ApiError {
  const error = new ApiError('shape', 200);
  recordError(error);
  return error;
}

/** A response without a user must not log the reader out who has just saved a profile. */
export async function sendProfile(fields: ProfileFields): Promise<User> {
  const saved = await told(request(patchProfile, { body: fields }));
  if (!saved.id) throw notDone();
  return saved;
}

export async function sendDeletion(): Promise<void> {
  const { success } = await request(deleteAccount, {});
  if (!success) throw notDone();
}
