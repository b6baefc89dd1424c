import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the row must be scrolled to, so that the one before it shows at the top. */
function topOf(place: HTMLElement, rows: readonly Element[], index: number): number {
  const row = rows[Math.max(0, index - 1)];
  if (!row) return 0;
  return (
    place.scrollTop + row.getBoundingClientRect().top - place.getBoundingClientRect().top - place.clientTop
  );
}

function isInSight(place: HTMLElement, row: Element | undefined): boolean {
  if (!row) return false;
  const [frame, box] = [place.getBoundingClientRect(), row.getBoundingClientRect()];
  return box.bottom > frame.top && box.top < frame.bottom;
}

/**
 * Scrolls a list within its place to the row at `index`, and on with it. A reader who has scrolled away, or who is in
 * the list with the keyboard, is not taken back.
 */
export function useInSight(placeOf: RefObject<HTMLElement | null>, index: number, isOn: boolean): void {
  const shown = useRef<number>(undefined);
  useLayoutEffect(() => {
    const place = placeOf.current;
    if (!place || shown.current === index) return;
    const rows = [...place.querySelectorAll(':scope > ol > li')];
    const before = shown.current;
    shown.current = index;
    if (before === undefined) {
      // A day that is over, or to come, is read from its beginning.
      if (isOn) place.scrollTo({ top: topOf(place, rows, index), behavior: 'instant' });
    } else if (isInSight(place, rows[before]) && !place.matches(':focus-within')) {
      place.scrollTo({ top: topOf(place, rows, index) });
    }
  }, [placeOf, index, isOn]);
}
