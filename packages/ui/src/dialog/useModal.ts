import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../scroll-lock.ts';

interface Options {
  /** The page behind may be scrolled. */
  scrolls?: boolean;
  /** Escape, by whatever way the browser has for it. */
  onEscape(): void;
}

/** What makes a `<dialog>` a modal one for as long as it is drawn: give it these. */
export function useModal({ scrolls = false, onEscape }: Options) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const release = scrolls ? undefined : lockScroll();
    return () => {
      dialog?.close();
      release?.();
    };
  }, [scrolls]);

  /** The browser's own way out, kept from acting by itself: React decides what shows. */
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onEscape();
  };
  /** A browser lets a second Escape through whatever `cancel` says, unless the key itself is taken. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  };
  return { ref, onCancel, onKeyDown };
}
