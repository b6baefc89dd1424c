import { type RefObject, useLayoutEffect } from 'react';
import { createResizeObserver } from '../resize/resize-observer.ts';

const sides = {
  top: { padding: 'padding-block-start', inset: '--portada-inset-top' },
  bottom: { padding: 'padding-block-end', inset: '--portada-inset-bottom' },
} as const;

/**
 * For elements fixed to an edge of the window: the page gets as much padding as they cover, so that its first or
 * last lines can be scrolled into view, and `--portada-inset-top` or `-bottom` holds the covered height.
 */
export function useReservedEdge(box: RefObject<HTMLElement | null>, side: keyof typeof sides): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { style } = document.documentElement;
    const { padding, inset } = sides[side];
    const before = style.getPropertyValue(padding);
    const measure = () => {
      // By its layout size, not its position: it may still be animating.
      const covered = element.offsetHeight + Number.parseFloat(getComputedStyle(element)[side]);
      for (const property of [padding, inset]) style.setProperty(property, `${covered}px`);
    };
    measure();
    const sizes = createResizeObserver(measure);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.setProperty(padding, before);
      style.removeProperty(inset);
    };
  }, [box, side]);
}
