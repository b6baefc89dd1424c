import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Disclosure<Container extends HTMLElement> {
  open: boolean;
  /** Goes around the button and what it opens. */
  container: RefObject<Container | null>;
  toggle(): void;
  close(): void;
}

/**
 * What a button opens beside itself: a menu of links, a panel. It closes on Escape, giving the focus back to the
 * button, on a press outside, and when the focus leaves.
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
      if (event.key !== 'Escape') return;
      // A search field would lose its text.
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
