import { start } from './start.ts';
import type { Row } from './table.ts';

/** `visible` begins this far outside the viewport. */
const sight = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      start(target);
    }
  },
  { rootMargin: '200px' },
);

/**
 * Starts an element when the reader is about to use it. A click before the widget is ready is recorded as
 * `data-activated`; if the widget cannot be loaded, the click is replayed on the fallback.
 */
function onSign(event: Event): void {
  const { currentTarget: element, target } = event;
  if (!(element instanceof HTMLElement) || !/waiting|loading/.test(`${element.dataset.state}`)) return;
  start(element);
  if (event.type !== 'click') return;
  event.preventDefault();
  element.dataset.activated = '';
  const replay = () => {
    if (element.dataset.activated !== '') return;
    delete element.dataset.activated;
    target?.dispatchEvent(new MouseEvent('click', event));
  };
  element.addEventListener('portada:error', replay, { once: true });
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
    for (const sign of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click'])
      element.addEventListener(sign, onSign);
  } else startWhenWanted(element, row, row.load);
}
