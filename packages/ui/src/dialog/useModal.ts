import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { isEscapeOfInputMethod, keyOf } from '../key-of.ts';
import { lockScroll } from '../scroll-lock.ts';

interface Options {
  /** The page behind may be scrolled. */
  scrolls?: boolean;
  /** Called for Escape, or the platform's own close gesture. */
  onEscape(): void;
}

/** Props that make a `<dialog>` modal while it is mounted. */
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

  /** Cancels the browser's own closing: React decides whether the dialog is open. */
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onEscape();
  };
  /** Browsers close on a second Escape even if `cancel` is prevented, unless the key event is prevented too. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEscapeOfInputMethod(event)) event.preventDefault();
    if (keyOf(event) !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  };
  return { ref, onCancel, onKeyDown };
}
