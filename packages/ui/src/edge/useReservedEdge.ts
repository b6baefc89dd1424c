import { type RefObject, useLayoutEffect } from 'react';

const sides = {
  top: { padding: 'padding-block-start', inset: '--portada-inset-top' },
  bottom: { padding: 'padding-block-end', inset: '--portada-inset-bottom' },
} as const;

/**
 * For what is fixed to an edge of the window: the page grows by what it covers, so that its first or last lines can be
 * scrolled into sight, and `--portada-inset-top` or `-bottom` tells others where the edge now is.
 */
export function useReservedEdge(box: RefObject<HTMLElement | null>, side: keyof typeof sides): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { style } = document.documentElement;
    const { padding, inset } = sides[side];
    const before = style.getPropertyValue(padding);
    const measure = () => {
      // Not where it is seen: it may still be on its way in.
      const covered = element.offsetHeight + Number.parseFloat(getComputedStyle(element)[side]);
      for (const property of [padding, inset]) style.setProperty(property, `${covered}px`);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.setProperty(padding, before);
      style.removeProperty(inset);
    };
  }, [box, side]);
}
