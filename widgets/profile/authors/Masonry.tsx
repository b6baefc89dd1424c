import { createResizeObserver } from '@portada/ui/resize/resize-observer.ts';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** The height of a row of the grid, in CSS pixels; a part of both gutters, and as in `authors.css`. */
const ROW_PX = 5;

interface Props<Item> {
  items: readonly Item[];
  /** Renders an item; memoised by item. */
  children(item: Item): ReactNode;
}

/**
 * Cards of unequal height in columns without gaps (ACCT-39), read across: the order of the page is the order of the
 * eye and of the keyboard. Each card takes as many low rows of a grid as it is high, and the browser says how high.
 */
export function Masonry<Item extends { readonly id: string }>({ items, children }: Props<Item>) {
  const [observer] = useState(createRowObserver);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are what is to be placed
  useLayoutEffect(() => placeNew(list.current), [items]);
  return (
    <ul ref={list} className="portada-guard portada-masonry">
      {items.map((item) => (
        <Place key={item.id} observer={observer}>
          {children(item)}
        </Place>
      ))}
    </ul>
  );
}

function placeCard(card: Element, height: number): void {
  const item = card.parentElement;
  if (item) item.style.gridRowEnd = `span ${Math.ceil(height / ROW_PX)}`;
}

/** Cards that have no place yet: all are measured before any is placed, so that the page is laid out once. */
function placeNew(list: Element | null): void {
  const cards = [...(list?.children ?? [])].flatMap((item) => {
    const isNew = item instanceof HTMLElement && !item.style.gridRowEnd;
    return isNew && item.firstElementChild ? [item.firstElementChild] : [];
  });
  const heights = cards.map((card) => card.getBoundingClientRect().height);
  cards.forEach((card, index) => {
    placeCard(card, heights[index] ?? 0);
  });
}

/** Follows what changes later: another width, a font that arrives. */
type RowObserver = ReturnType<typeof createRowObserver>;

function createRowObserver() {
  return createResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) placeCard(target, borderBoxSize[0]?.blockSize ?? 0);
  });
}

function Place({ observer, children }: { observer: RowObserver; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    observer.observe(element);
    return () => observer.unobserve(element);
  }, [observer]);
  return (
    <li className="portada-guard portada-masonry-place">
      <div ref={card} className="portada-guard portada-masonry-card">
        {children}
      </div>
    </li>
  );
}
