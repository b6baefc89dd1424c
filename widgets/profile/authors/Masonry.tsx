import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** The height of a row of the grid, in CSS pixels; a part of both gutters, and as in `authors.css`. */
const ROW_PX = 5;

interface Props<Item> {
  items: readonly Item[];
  /** Draws an item; memoised, it is drawn anew only for another item. */
  children(item: Item): ReactNode;
}

/**
 * Cards of unequal height in columns without gaps (ACCT-39), read across: the order of the page is the order of the
 * eye and of the keyboard. Each card takes as many low rows of a grid as it is high, and the browser says how high.
 */
export function Masonry<Item extends { readonly id: string }>({ items, children }: Props<Item>) {
  const [observer] = useState(createRowObserver);
  return (
    <ul className="portada-guard portada-masonry">
      {items.map((item) => (
        <Place key={item.id} observer={observer}>
          {children(item)}
        </Place>
      ))}
    </ul>
  );
}

/** Told before anything is painted, so that no card is ever seen over another. */
function createRowObserver(): ResizeObserver {
  return new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const [box] = borderBoxSize;
      const place = target.parentElement;
      if (box && place) place.style.gridRowEnd = `span ${Math.ceil(box.blockSize / ROW_PX)}`;
    }
  });
}

function Place({ observer, children }: { observer: ResizeObserver; children: ReactNode }) {
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
