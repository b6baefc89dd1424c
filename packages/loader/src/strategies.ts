import type { Row } from '@portada/contract/loader';
import { start } from './start.ts';

/** `visible` begins this far outside the viewport. */
const sight = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      sight.unobserve(entry.target);
      // Nothing else is observed.
      start(entry.target as HTMLElement);
    }
  },
  { rootMargin: '200px' },
);

/** Starts an element when the reader is about to use it. */
function onSign(event: Event): void {
  // It is added to nothing else.
  start(event.currentTarget as HTMLElement);
}

/** Schedules an element's start by its load strategy, its own or its widget's default. */
export function startWhenWanted(
  element: HTMLElement,
  row: Row,
  strategy: string | null | undefined = element.getAttribute('load'),
): void {
  if (strategy === 'eager') start(element);
  else if (strategy === 'idle') (window.requestIdleCallback ?? setTimeout)(() => start(element));
  else if (strategy === 'visible') sight.observe(element);
  else if (strategy === 'interaction') {
    // The same function for all elements: adding a listener twice adds it once, however often a flag toggles a
    // widget.
    for (const sign of ['pointerover', 'keydown', 'focusin']) element.addEventListener(sign, onSign);
  } else startWhenWanted(element, row, row.load);
}
