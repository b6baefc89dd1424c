import { forgetReadingPlace, getReadings, type Reading } from '@portada/contract';
import { $flags, $user, request } from '@portada/core';
import { createLatest } from '@portada/core/latest.ts';
import { atom, type ReadableAtom } from 'nanostores';

/** A saved content may have been begun, too: an id of its own tells them apart on the page. */
export interface Begun extends Reading {
  readonly id: string;
}

export interface Readings {
  /** Undefined until it is known; empty where there are none, or the site keeps none. */
  readonly $items: ReadableAtom<readonly Begun[] | undefined>;
  /** Answers whether the item is gone now. A failure is recorded, and the item stays. */
  remove(id: string): Promise<boolean>;
  /** Asks for the list; the answer ends it. */
  open(): () => void;
}

/** The articles that the reader has begun. They are an extra: a list that does not load is not there. */
export function createReadings(): Readings {
  const $items = atom<readonly Begun[] | undefined>();
  const latest = createLatest();

  async function load(): Promise<void> {
    const { id: userId } = $user.get();
    if (!userId || !$flags.get().readingProgress) return $items.set([]);
    const signal = latest.begin();
    const list = await request(getReadings, { query: { userId } }, signal).catch(() => []);
    if (!signal.aborted) {
      $items.set(list.map((reading) => ({ ...reading, id: `reading-${reading.content.id}` })));
    }
  }

  return {
    $items,
    async remove(id) {
      const before = $items.get() ?? [];
      const item = before.find((one) => one.id === id);
      if (!item) return false;
      try {
        const params = { contentId: item.content.id };
        const { success } = await request(forgetReadingPlace, { params });
        if (success) {
          // A list that was asked for before would bring it back.
          latest.stop();
          $items.set($items.get()?.filter((one) => one.id !== id));
        }
        return success;
      } catch {
        return false;
      }
    },
    open() {
      void load();
      return latest.stop;
    },
  };
}
