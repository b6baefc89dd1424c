import type { User } from '@portada/contract';
import { $user } from '@portada/core';
import { setUser } from '@portada/core/user/store.ts';

/** One thing that readers like or not; whether they do is decided here alone, for the button and for its call. */
export interface Like {
  isLiked(reader: User): boolean;
  /**
   * Toggles it on the server and resolves to the new state.
   * @throws {ApiError}
   */
  toggle(userId: string): Promise<boolean>;
}

const calls = () => import('./like-calls.store.ts');
type Calls = Awaited<ReturnType<typeof calls>>;

/** Preloads the requests. */
export function preloadCalls(): void {
  calls().catch(() => undefined);
}

type IdList = 'savedContentIds' | 'followedAuthorIds';

/** LIKE-03: an id enters or leaves its list only after a successful answer, and only for the reader who asked. */
function keep(userId: string, list: IdList, id: string, present: boolean): void {
  const reader = $user.get();
  if (reader.id !== userId) return;
  const others = reader[list].filter((other) => other !== id);
  setUser({ ...reader, [list]: present ? [...others, id] : others });
}

function onList(list: IdList, id: string, sender: (calls: Calls) => Calls['sendSaved']): Like {
  const isLiked = (reader: User) => reader[list].includes(id);
  return {
    isLiked,
    async toggle(userId) {
      const wanted = !isLiked($user.get());
      const send = sender(await calls());
      const { success } = await send(id, wanted);
      if (success) keep(userId, list, id, wanted);
      return success ? wanted : !wanted;
    },
  };
}

/** LIKE-01, LIKE-04 */
export function savedContent(contentId: string): Like {
  return onList('savedContentIds', contentId, ({ sendSaved }) => sendSaved);
}

/** LIKE-02, LIKE-04 */
export function followedAuthor(authorId: string): Like {
  return onList('followedAuthorIds', authorId, ({ sendFollowed }) => sendFollowed);
}

/** LIKE-05 */
export const bulletin: Like = {
  isLiked: (reader) => reader.bulletin,
  async toggle(userId) {
    const wanted = !bulletin.isLiked($user.get());
    const { sendBulletin } = await calls();
    const { success } = await sendBulletin(userId);
    const reader = $user.get();
    if (success && reader.id === userId) setUser({ ...reader, bulletin: wanted });
    return success ? wanted : !wanted;
  },
};
