import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the row must be scrolled to, so that the one before it shows at the top. */
function topOf(scroller: HTMLElement, rows: readonly Element[], index: number): number {
  const row = rows[Math.max(0, index - 1)];
  if (!row) return 0;
  return (
    scroller.scrollTop +
    row.getBoundingClientRect().top -
    scroller.getBoundingClientRect().top -
    scroller.clientTop
  );
}

function isInSight(scroller: HTMLElement, row: Element | undefined): boolean {
  if (!row) return false;
  const [frame, box] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()];
  return box.bottom > frame.top && box.top < frame.bottom;
}

/**
 * Scrolls a list to the row at `index`, and on with it. A reader who has scrolled away, or who is in the list with the
 * keyboard, is not taken back.
 */
export function useInSight(scrollerRef: RefObject<HTMLElement | null>, index: number, isOn: boolean): void {
  const shown = useRef<number>(undefined);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller || shown.current === index) return;
    const rows = [...scroller.querySelectorAll(':scope > ol > li')];
    const before = shown.current;
    shown.current = index;
    if (before === undefined) {
      // A day that is over, or to come, is read from its beginning.
      if (isOn) scroller.scrollTo({ top: topOf(scroller, rows, index), behavior: 'instant' });
    } else if (isInSight(scroller, rows[before]) && !scroller.matches(':focus-within')) {
      scroller.scrollTo({ top: topOf(scroller, rows, index) });
    }
  }, [scrollerRef, index, isOn]);
}
