import { $paywallLayer } from '@portada/ui/dialog/paywall-layer.ts';
import { lockScroll } from '@portada/ui/scroll-lock.ts';
import { type RefObject, useLayoutEffect } from 'react';

/** Says that a modal lies over the page; a wall also locks scrolling and takes the focus (PAY-10). */
export function useLayer(sheet: RefObject<HTMLElement | null>, wall: boolean): void {
  useLayoutEffect(() => {
    $paywallLayer.set(wall ? 'wall' : 'modal');
    const release = wall ? lockScroll() : undefined;
    if (wall) sheet.current?.focus({ preventScroll: true });
    return () => {
      release?.();
      $paywallLayer.set('');
    };
  }, [sheet, wall]);
}
