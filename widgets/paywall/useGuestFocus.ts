import { type RefObject, useLayoutEffect } from 'react';

/** Room between what has the focus and the message. */
const GAP_PX = 8;

function focusedIn(root: DocumentOrShadowRoot): Element | null {
  const inner = root.activeElement?.shadowRoot;
  return inner?.activeElement ? focusedIn(inner) : root.activeElement;
}

/** Scrolls what the message hides out from under it, upwards, if there is room above. */
function uncover(target: Element, message: Element): void {
  const hidden = target.getBoundingClientRect();
  const cover = message.getBoundingClientRect();
  const apart =
    hidden.bottom <= cover.top ||
    hidden.top >= cover.bottom ||
    hidden.right <= cover.left ||
    hidden.left >= cover.right;
  if (!apart && hidden.height <= cover.top) scrollBy(0, hidden.bottom - cover.top + GAP_PX);
}

/**
 * For what lies over a page without taking its focus: it may not hide what has the focus (WCAG 2.4.11), and if it has
 * the focus itself when it goes, or is taken off the page, that goes back to where it was.
 */
export function useGuestFocus(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const message = box.current;
    if (!message) return;
    let last = focusedIn(document);
    let inside = false;
    const onFocus = (event: FocusEvent) => {
      const [target] = event.composedPath();
      if (!(target instanceof Element)) return;
      inside = message.contains(target);
      if (inside) return;
      last = target;
      uncover(target, message);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      if (inside && last instanceof HTMLElement) last.focus();
    };
  }, [box]);
}
