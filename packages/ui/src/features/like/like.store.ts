import type { User } from '@portada/contract';
import { $user } from '@portada/core';
import { changeUser, renewUser } from '@portada/core/user/change-user.ts';

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
function keep(userId: string, list: IdList, id: string, present: boolean): Promise<void> {
  return changeUser(userId, (reader) => {
    const others = reader[list].filter((other) => other !== id);
    return { ...reader, [list]: present ? [...others, id] : others };
  });
}

function onList(list: IdList, id: string, sender: (calls: Calls) => Calls['sendSaved']): Like {
  const isLiked = (reader: User) => reader[list].includes(id);
  return {
    isLiked,
    async toggle(userId) {
      const wanted = !isLiked($user.get());
      const send = sender(await calls());
      const { success } = await send(id, wanted);
      if (success) await keep(userId, list, id, wanted);
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

/** LIKE-05. The call turns the bulletin over without saying to what; the profile says it, also after a lost answer. */
export const bulletin: Like = {
  isLiked: (reader) => reader.bulletin,
  async toggle(userId) {
    const wanted = !bulletin.isLiked($user.get());
    const { sendBulletin } = await calls();
    const [sent] = await Promise.allSettled([sendBulletin(userId)]);
    const profile = await renewUser('bulletin');
    const isDone = sent.status === 'fulfilled' && sent.value.success;
    if (isDone && profile?.id !== userId) {
      await changeUser(userId, (reader) => ({ ...reader, bulletin: wanted }));
    }
    const now = bulletin.isLiked($user.get());
    if (sent.status === 'rejected' && now !== wanted) throw sent.reason;
    return now;
  },
};
