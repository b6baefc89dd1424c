import {
  type AuthorCard,
  type ContentCard,
  getFollowedAuthors,
  getSavedContents,
  type User,
} from '@portada/contract';
import { $user, request } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { createLatest } from '@portada/core/latest.ts';
import { followedAuthor, type Like, savedContent } from '@portada/ui/features/like/like.store.ts';
import { atom, computed, type ReadableAtom } from 'nanostores';
import { createReadings } from './readings.store.ts';

interface ListState<Item> {
  /** The loaded items; undefined until the first response. */
  readonly items?: readonly Item[] | undefined;
  /** The last call failed. An older list stays on screen. */
  readonly failed: boolean;
  /** It failed since too much had been asked for. */
  readonly tooMany?: TooMany | undefined;
}

/** What a reader has collected. */
export interface Collection<Item> {
  readonly $state: ReadableAtom<ListState<Item>>;
  /** Asks the server; done when the answer is in the state. A failure is recorded and never thrown (ACCT-14). */
  load(): Promise<void>;
  /** ACCT-44: answers whether the item is gone now. A failure is recorded, and the item stays (LIKE-08). */
  remove(id: string): Promise<boolean>;
  /** Keeps the list up to date until the answer is called. */
  open(): () => void;
}

interface Source<Item> {
  ask(userId: string, cancel: AbortSignal): Promise<readonly Item[]>;
  /** The user's own list of ids, which says what is shown. */
  idsOf(reader: User): readonly string[];
  /** What puts an item on the user's list and takes it off. */
  like(id: string): Like;
}

function createCollection<Item extends { readonly id: string }>(source: Source<Item>): Collection<Item> {
  const { ask, idsOf, like } = source;
  const $answer = atom<ListState<Item>>({ failed: false });
  const leaving = new Set<string>();
  /** The ids on the user's list when it was last looked at: what has been put there since is to be asked for. */
  let seenIds: ReadonlySet<string> = new Set();
  const latest = createLatest();

  async function load(): Promise<void> {
    const reader = $user.get();
    // A session may end while the area opens.
    if (!reader.id) return;
    const signal = latest.begin();
    seenIds = new Set(idsOf(reader));
    const next = await ask(reader.id, signal).then(
      (items) => ({ items, failed: false }),
      (error) => ({ failed: true, tooMany: tooManyOf(error) }),
    );
    if (signal.aborted) return;
    $answer.set({ ...$answer.get(), tooMany: undefined, ...next });
  }

  return {
    $state: computed([$answer, $user], ({ items, ...outcome }, reader) => {
      const ids = new Set(idsOf(reader));
      return { items: items?.filter(({ id }) => ids.has(id)), ...outcome };
    }),
    load,

    async remove(id) {
      const reader = $user.get();
      // A second press must not bring back what the first has removed.
      if (leaving.has(id) || !like(id).isLiked(reader)) return false;
      leaving.add(id);
      try {
        return !(await like(id).toggle(reader.id));
      } catch {
        return false;
      } finally {
        leaving.delete(id);
      }
    },

    open() {
      void load();
      const end = $user.listen((reader) => {
        const ids = idsOf(reader);
        const hasNew = ids.some((id) => !seenIds.has(id));
        seenIds = new Set(ids);
        if (hasNew) void load();
      });
      return () => {
        latest.stop();
        end();
      };
    },
  };
}

/** ACCT-13: what the reader has saved, whom they follow and what they have begun, loaded when the area opens. */
export function createLibrary() {
  const contents = createCollection<ContentCard>({
    ask: (userId, cancel) => request(getSavedContents, { query: { userId } }, cancel),
    idsOf: ({ savedContentIds }) => savedContentIds,
    like: savedContent,
  });
  const authors = createCollection<AuthorCard>({
    ask: (userId, cancel) => request(getFollowedAuthors, { query: { userId } }, cancel),
    idsOf: ({ followedAuthorIds }) => followedAuthorIds,
    like: followedAuthor,
  });
  const readings = createReadings();
  return {
    contents,
    authors,
    readings,
    open: () => {
      const ends = [contents.open(), authors.open(), readings.open()];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

export type Library = ReturnType<typeof createLibrary>;
