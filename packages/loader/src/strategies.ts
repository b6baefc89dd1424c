import type { Row } from './table.ts';

const starts = new WeakMap<Element, () => void>();

/** `visible` begins this far outside the viewport. */
const sight = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      starts.get(target)?.();
    }
  },
  { rootMargin: '200px' },
);

const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin'];

/**
 * A click that comes before the widget is kept for it as `data-activated`. If the widget fails, the click does what
 * it would have done on the fallback.
 */
function keepClick(event: Event): void {
  const element = event.currentTarget;
  if (!(element instanceof HTMLElement) || !/waiting|loading/.test(element.dataset.state ?? '')) return;
  event.preventDefault();
  element.dataset.activated = '';
  const { target } = event;
  element.addEventListener('portada:error', () => target instanceof HTMLElement && target.click(), {
    once: true,
  });
}

/** Calls `start` when the element's strategy, its own or its widget's, says so. */
export function whenWanted(element: HTMLElement, { load }: Row, start: () => void): void {
  const strategy =
    { eager: 'e', idle: 'i', visible: 'v', interaction: 'n' }[element.getAttribute('load') ?? ''] ?? load;
  if (strategy === 'i') (window.requestIdleCallback ?? setTimeout)(start);
  else if (strategy === 'v') {
    starts.set(element, start);
    sight.observe(element);
  } else if (strategy === 'n') {
    for (const sign of SIGNS) element.addEventListener(sign, start, { once: true, passive: true });
    element.addEventListener('click', keepClick);
  } else start();
}
