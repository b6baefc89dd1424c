import { type RefObject, useEffect, useRef, useState } from 'react';
import { keyOf } from '../key-of.ts';

export interface Disclosure<Container extends HTMLElement> {
  open: boolean;
  /** Props for the element around the button and its panel. */
  container: RefObject<Container | null>;
  toggle(): void;
  close(): void;
}

/**
 * A disclosure: a button with a menu or a panel. It closes on Escape, restoring the focus to the button, on a press
 * outside, and when the focus leaves it.
 */
export function useDisclosure<Container extends HTMLElement>(initially = false): Disclosure<Container> {
  const [open, setOpen] = useState(initially);
  const container = useRef<Container>(null);

  useEffect(() => {
    const element = container.current;
    if (!open || !element) return;
    const end = new AbortController();
    const isInside = (event: Event) => event.composedPath().includes(element);

    const onKey = (event: KeyboardEvent) => {
      if (keyOf(event) !== 'Escape') return;
      // The default action of Escape would clear a search field.
      event.preventDefault();
      setOpen(false);
      element.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const onPress = (event: Event) => {
      if (!isInside(event)) setOpen(false);
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) setOpen(false);
    };

    document.addEventListener('keydown', onKey, { signal: end.signal });
    document.addEventListener('pointerdown', onPress, { signal: end.signal });
    element.addEventListener('focusout', onLeave, { signal: end.signal });
    return () => end.abort();
  }, [open]);

  return { open, container, toggle: () => setOpen((was) => !was), close: () => setOpen(false) };
}
