import {
  type CallInput,
  deleteAccount as deleteAccountCall,
  followAuthor,
  login as loginCall,
  logout as logoutCall,
  patchProfile,
  saveContent,
  toggleBulletin as toggleBulletinCall,
  type User,
  unfollowAuthor,
  unsaveContent,
} from '@portada/contract';
import { request } from '../api/client.ts';
import { $user, clearUser, setUser } from './store.ts';

/** LOGIN-07 @throws {ApiError} */
export async function login(email: string, password: string): Promise<User> {
  const reader = await request(loginCall, { body: { email, password } });
  setUser(reader);
  return reader;
}

/**
 * LOGIN-23, LOGIN-24: a failed logout is only logged, and this browser forgets the reader all the same: whoever
 * asked to be gone must not be shown as here.
 */
export async function logout(): Promise<void> {
  await request(logoutCall, {}).catch(() => undefined);
  clearUser();
}

/** ACCT-18 @throws {ApiError} */
export async function saveProfile(fields: CallInput<typeof patchProfile>['body']): Promise<User> {
  const saved = await request(patchProfile, { body: fields });
  setUser(saved);
  return saved;
}

/** ACCT-30 @throws {ApiError} with status 412 for an account that cannot be deleted */
export async function deleteAccount(): Promise<void> {
  await request(deleteAccountCall, {});
  clearUser();
}

function without(ids: readonly string[], id: string): string[] {
  return ids.filter((other) => other !== id);
}

type IdList = 'savedContentIds' | 'followedAuthorIds';

/** LIKE-03: an id enters or leaves its list only after a successful answer, and only for the reader who asked. */
function apply(userId: string, list: IdList, id: string, present: boolean): void {
  const reader = $user.get();
  if (reader.id !== userId) return;
  const others = without(reader[list], id);
  setUser({ ...reader, [list]: present ? [...others, id] : others });
}

/**
 * LIKE-01, LIKE-04. Answers whether the content is saved now.
 * @throws {ApiError}
 */
export async function toggleSavedContent(userId: string, contentId: string): Promise<boolean> {
  const saved = $user.get().savedContentIds.includes(contentId);
  const { success } = await request(saved ? unsaveContent : saveContent, { params: { id: contentId } });
  if (!success) return saved;
  apply(userId, 'savedContentIds', contentId, !saved);
  return !saved;
}

/**
 * LIKE-02, LIKE-04. Answers whether the author is followed now.
 * @throws {ApiError}
 */
export async function toggleFollowedAuthor(userId: string, authorId: string): Promise<boolean> {
  const following = $user.get().followedAuthorIds.includes(authorId);
  const { success } = await request(following ? unfollowAuthor : followAuthor, { params: { id: authorId } });
  if (!success) return following;
  apply(userId, 'followedAuthorIds', authorId, !following);
  return !following;
}

/**
 * LIKE-05. Answers whether the bulletin is on now.
 * @throws {ApiError}
 */
export async function toggleBulletin(userId: string): Promise<boolean> {
  const { success } = await request(toggleBulletinCall, { body: { userId } });
  const reader = $user.get();
  if (!success || reader.id !== userId) return reader.bulletin;
  setUser({ ...reader, bulletin: !reader.bulletin });
  return !reader.bulletin;
}
