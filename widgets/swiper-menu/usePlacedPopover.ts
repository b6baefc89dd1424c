import { type RefObject, useLayoutEffect } from 'react';

const MARGIN_PX = 8;

/** Under what it belongs to, and never over the edge of the screen. */
function place(popover: HTMLElement, owner: Element): void {
  const { left, bottom } = owner.getBoundingClientRect();
  const furthest = document.documentElement.clientWidth - popover.offsetWidth - MARGIN_PX;
  popover.style.left = `${Math.max(MARGIN_PX, Math.min(left, furthest))}px`;
  popover.style.top = `${bottom}px`;
}

/** Shows a popover under its owner while it is open, wherever the page is scrolled to. */
export function usePlacedPopover(
  popover: RefObject<HTMLElement | null>,
  owner: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const [shown, anchor] = [popover.current, owner.current];
    if (!open || !shown || !anchor) return;
    const follow = () => place(shown, anchor);
    shown.showPopover();
    follow();
    const end = new AbortController();
    window.addEventListener('scroll', follow, { capture: true, passive: true, signal: end.signal });
    window.addEventListener('resize', follow, { signal: end.signal });
    return () => {
      end.abort();
      if (shown.isConnected) shown.hidePopover();
    };
  }, [popover, owner, open]);
}
