import type { User } from '@portada/contract';
import type { ProfileFields } from './calls.ts';
import { $user, calls, clearUser, setUser } from './store.ts';

/** LOGIN-07 @throws {ApiError} */
export async function login(email: string, password: string): Promise<User> {
  const { sendLogin } = await calls();
  const reader = await sendLogin(email, password);
  setUser(reader);
  return reader;
}

/**
 * LOGIN-23, LOGIN-24: a failed logout is only logged, and this page forgets the reader all the same. Where the session
 * lives on, the next page finds it by its cookie and says so.
 */
export async function logout(): Promise<void> {
  try {
    const { sendLogout } = await calls();
    await sendLogout();
  } catch (error) {
    console.error('Portada: the logout failed.', error);
  }
  clearUser();
}

/** ACCT-18 @throws {ApiError} */
export async function saveProfile(fields: ProfileFields): Promise<User> {
  const { sendProfile } = await calls();
  const saved = await sendProfile(fields);
  setUser(saved);
  return saved;
}

/** ACCT-30 @throws {ApiError} with status 412 for an account that cannot be deleted */
export async function deleteAccount(): Promise<void> {
  const { sendDeletion } = await calls();
  await sendDeletion();
  clearUser();
}

type IdList = 'savedContentIds' | 'followedAuthorIds';

/** LIKE-03: an id enters or leaves its list only after a successful answer, and only for the reader who asked. */
function apply(userId: string, list: IdList, id: string, present: boolean): void {
  const reader = $user.get();
  if (reader.id !== userId) return;
  const others = reader[list].filter((other) => other !== id);
  setUser({ ...reader, [list]: present ? [...others, id] : others });
}

/**
 * LIKE-01, LIKE-04. Answers whether the content is saved now.
 * @throws {ApiError}
 */
export async function toggleSavedContent(userId: string, contentId: string): Promise<boolean> {
  const wanted = !$user.get().savedContentIds.includes(contentId);
  const { sendSaved } = await calls();
  const { success } = await sendSaved(contentId, wanted);
  if (success) apply(userId, 'savedContentIds', contentId, wanted);
  return success ? wanted : !wanted;
}

/**
 * LIKE-02, LIKE-04. Answers whether the author is followed now.
 * @throws {ApiError}
 */
export async function toggleFollowedAuthor(userId: string, authorId: string): Promise<boolean> {
  const wanted = !$user.get().followedAuthorIds.includes(authorId);
  const { sendFollowed } = await calls();
  const { success } = await sendFollowed(authorId, wanted);
  if (success) apply(userId, 'followedAuthorIds', authorId, wanted);
  return success ? wanted : !wanted;
}

/**
 * LIKE-05. Answers whether the bulletin is on now.
 * @throws {ApiError}
 */
export async function toggleBulletin(userId: string): Promise<boolean> {
  const wanted = !$user.get().bulletin;
  const { sendBulletin } = await calls();
  const { success } = await sendBulletin(userId);
  const reader = $user.get();
  if (success && reader.id === userId) setUser({ ...reader, bulletin: wanted });
  return success ? wanted : !wanted;
}
