import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type AnyKeyboardEvent = KeyboardEvent | ReactKeyboardEvent;

/** The code of a key that an input method takes; Safari gives nothing else for the one that ends a word. */
const TAKEN = 229;

function isOfInputMethod(event: AnyKeyboardEvent): boolean {
  const { isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || event.keyCode === TAKEN;
}

/**
 * The key that was pressed; empty for one that belongs to an input method, which chooses a word by Enter and the arrows
 * and drops it by Escape. Whatever listens for keys reads them here (`scripts/structure/keys.ts`).
 */
export function keyOf(event: AnyKeyboardEvent): string {
  return isOfInputMethod(event) ? '' : event.key;
}

/** Whether a word is dropped by it. Chromium takes it for the close gesture of a `<dialog>` all the same. */
export function isEscapeOfInputMethod(event: AnyKeyboardEvent): boolean {
  return event.key === 'Escape' && isOfInputMethod(event);
}
