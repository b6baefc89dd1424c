/** What writes change of the reader's profile, without undoing what has changed meanwhile. */
import type { User } from '@portada/contract';
import { ApiError } from '../api/errors.ts';
import { $user, $userState, loadCalls, loadUser, setUser } from './store.ts';

/** Applies what a write has changed, to the reader who wrote and to nobody who has come since. */
export async function changeUser(readerId: string, change: (reader: User) => User): Promise<void> {
  // The day's cache still knows a reader whose profile could not be loaded.
  if (!$user.get().id && $userState.get() !== 'idle') await loadUser();
  const reader = $user.get();
  if (readerId && reader.id === readerId) setUser(change(reader));
}

/**
 * Takes over the profile that a call answers; of one that is older than another change only the fields that were asked
 * for.
 *
 * @throws {ApiError}
 */
export async function takeAnswer(ask: () => Promise<User>, fields: readonly string[]): Promise<User> {
  const before = $user.get();
  const answer = await ask();
  const asked = () => Object.fromEntries(Object.entries(answer).filter(([name]) => fields.includes(name)));
  await changeUser(answer.id, (now) => (now === before ? answer : { ...now, ...asked() }));
  return answer;
}

/**
 * A reader's profile as the server knows it now: who changes a part of it and sends the whole must not undo what was
 * changed on another device.
 *
 * @throws {ApiError} with status 401 also where the session is another reader's by now
 */
export async function freshReader(readerId: string): Promise<User> {
  const { fetchProfile, isFresh } = await loadCalls();
  const now = $user.get();
  const reader = isFresh(now) ? now : await takeAnswer(fetchProfile, []);
  if (reader.id !== readerId) throw new ApiError('status', 401);
  return reader;
}

/** Asks for what a write has made of these fields. A failure changes nothing, and is in the global error list. */
export function renewUser(...fields: (keyof User)[]): Promise<User | undefined> {
  const ask = async () => (await loadCalls()).fetchProfile();
  return takeAnswer(ask, fields).catch(() => undefined);
}
