import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Entry, ScrollPosition } from './memory.ts';
import type { SearchState } from './results.store.ts';
import type { SearcherStore } from './searcher.store.ts';

/** Cards that were off the screen take their real height only once they come near: so many looks, one a frame. */
const LOOKS = 5;

/** The first card that is not above the screen. They stand in order, so that a few of a thousand are looked at. */
function firstInSight(cards: readonly HTMLElement[]): HTMLElement | undefined {
  let [from, to] = [0, cards.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const isAbove = (cards[middle]?.getBoundingClientRect().bottom ?? 0) <= 0;
    if (isAbove) from = middle + 1;
    else to = middle;
  }
  return cards[from];
}

/** The scroll position and the first visible card. */
function scrolledIn(box: HTMLElement | null): ScrollPosition {
  const card = firstInSight([...(box?.querySelectorAll<HTMLElement>('[data-id]') ?? [])]);
  const anchor = card ? { id: card.dataset.id ?? '', top: card.getBoundingClientRect().top } : null;
  return { scroll: window.scrollY, anchor };
}

/** Restores the scroll position, then aligns the anchor card. */
function goBack(box: HTMLElement, { scroll, anchor }: Entry): () => void {
  window.scrollTo({ top: scroll, behavior: 'instant' });
  let frame = 0;
  let looks = 0;
  const look = () => {
    const card = anchor && box.querySelector(`[data-id="${CSS.escape(anchor.id)}"]`);
    const off = card ? card.getBoundingClientRect().top - anchor.top : 0;
    if (Math.abs(off) > 1) window.scrollBy({ top: off, behavior: 'instant' });
    looks += 1;
    if (looks < LOOKS) frame = requestAnimationFrame(look);
  };
  if (scroll > 0) look();
  return () => cancelAnimationFrame(frame);
}

/** Stores the scroll position in the history entry, and restores it on Back and Forward. */
export function useScrollMemory(
  store: SearcherStore,
  { back }: SearchState,
  box: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (back && box.current) return goBack(box.current, back);
  }, [back, box]);
  useEffect(() => {
    const end = new AbortController();
    const note = () => store.note(scrolledIn(box.current));
    document.addEventListener('scrollend', note, { signal: end.signal });
    window.addEventListener('pagehide', note, { signal: end.signal });
    return () => end.abort();
  }, [store, box]);
}
