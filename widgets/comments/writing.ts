import type { CommentsStore } from './comments.store.ts';
import type { CommentsContextValue } from './comments-context.ts';
import type { WriteStore } from './write.store.ts';

/** The write store's module, a chunk that is fetched with the first action. */
type Load = () => Promise<typeof import('./write.store.ts')>;

/** Runs each action on the write store once it is there, if the reader who has asked for it still is. */
export function createWriting(list: CommentsStore, load: Load): CommentsContextValue['write'] {
  let store: WriteStore | undefined;
  return async (action) => {
    const isSameReader = list.currentReader();
    try {
      store ??= (await load()).createWriteStore(list);
    } catch {
      // It may be there the next time.
      return 'failed';
    }
    // The next reader would send it under their name.
    return isSameReader() ? action(store) : 'failed';
  };
}
