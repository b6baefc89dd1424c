import type { MouseEvent } from 'react';

/**
 * For the `onMouseDown` of a button that leaves a form unsent. The field with the focus keeps it: left empty it would
 * show its error at once, and push the button from under the pointer before the press is over.
 */
export function stayInField(event: MouseEvent): void {
  event.preventDefault();
}
