import { createResizeObserver } from '@portada/ui/resize/resize-observer.ts';
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Where the window begins and how wide it is, seen from an element: CSS alone cannot lay something that hangs from
 * the element from edge to edge, wherever in the header that stands.
 */
export function useWindowWide(element: RefObject<HTMLElement | null>, watched: boolean): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (!watched) return;
    const measure = () => {
      const { left = 0 } = element.current?.getBoundingClientRect() ?? {};
      const { clientWidth } = document.documentElement;
      // On the page, not in the window: what hung over its edge for a moment may have scrolled it.
      setStyle({ '--_before': `${-left - window.scrollX}px`, '--_width': `${clientWidth}px` });
    };
    measure();
    const sizes = createResizeObserver(measure);
    sizes.observe(document.documentElement);
    return () => sizes.disconnect();
  }, [element, watched]);
  return style;
}
