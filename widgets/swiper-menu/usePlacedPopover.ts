import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

const MARGIN_PX = 8;

/** Under what it belongs to, and never over the edge of the screen. */
function place(popover: HTMLElement, { left, bottom }: DOMRect): void {
  const furthest = document.documentElement.clientWidth - popover.offsetWidth - MARGIN_PX;
  popover.style.left = `${Math.max(MARGIN_PX, Math.min(left, furthest))}px`;
  popover.style.top = `${bottom}px`;
}

/** Whether a strip has taken its own item out of its window. */
function isCutOff(owner: Element, { left, right }: DOMRect): boolean {
  const window = owner.closest('.portada-strip-window')?.getBoundingClientRect();
  return window !== undefined && (right <= window.left || left >= window.right);
}

/**
 * Shows a popover under its owner while it is open, wherever the page and the strip move that, which a strip does for
 * a while after the focus has come to it; a popover whose owner has been moved out of sight closes.
 */
export function usePlacedPopover(
  popover: RefObject<HTMLElement | null>,
  owner: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  const onCutOff = useEffectEvent(close);
  useLayoutEffect(() => {
    const [shown, anchor] = [popover.current, owner.current];
    if (!open || !shown || !anchor) return;
    let frame = 0;
    const follow = () => {
      const box = anchor.getBoundingClientRect();
      place(shown, box);
      frame = requestAnimationFrame(follow);
      if (isCutOff(anchor, box)) onCutOff();
    };
    shown.showPopover();
    follow();
    return () => {
      cancelAnimationFrame(frame);
      if (shown.isConnected) shown.hidePopover();
    };
  }, [popover, owner, open]);
}
