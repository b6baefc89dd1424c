import { useCallback, useEffect, useRef, useState } from 'react';
import type { Collection } from './library.store.ts';

/** Takes an item off the list; done when the server has answered. */
export type RemoveItem = (id: string) => Promise<void>;

interface Options<Item> {
  collection: Pick<Collection<Item>, 'remove'>;
  items: readonly Item[] | undefined;
  onRemoved(id: string): void;
}

/** Marks the button of an item that takes it off the list. */
export function removeButtonId(id: string): string {
  return `portada-profile-remove-${id}`;
}

/**
 * Removes items and keeps the keyboard where it was: the focus of an item that is gone goes to the next one, from the
 * last to the one before it, and to what stands in an empty list.
 */
export function useRemoval<Item extends { readonly id: string }>(options: Options<Item>) {
  const { collection, items } = options;
  // What the callback reads it reads late, so that it stays the same and no row is drawn anew for it.
  const latest = useRef(options);
  latest.current = options;
  const empty = useRef<HTMLDivElement>(null);
  const heir = useRef<string>(undefined);
  const [removed, setRemoved] = useState<Item>();

  const remove = useCallback(
    async (id: string) => {
      const { items: before = [] } = latest.current;
      const at = before.findIndex((item) => item.id === id);
      const next = before[at + 1] ?? before[at - 1];
      if (!(await collection.remove(id))) return;
      heir.current = next?.id ?? '';
      setRemoved(before[at]);
      latest.current.onRemoved(id);
    },
    [collection],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list must have been drawn without the item
  useEffect(() => {
    if (heir.current === undefined) return;
    const target = heir.current ? document.getElementById(removeButtonId(heir.current)) : empty.current;
    heir.current = undefined;
    // Whoever has gone on elsewhere meanwhile is left there.
    if (document.activeElement === document.body) target?.focus();
  }, [removed, items]);

  return { remove, removed, empty };
}
