import type { MouseEvent } from 'react';

/**
 * For the `onMouseDown` of a form's button. The field with the focus keeps it: left empty or wrong it would show its
 * error at once, and push the button from under the pointer before the press is over.
 */
export function stayInField(event: MouseEvent): void {
  event.preventDefault();
}
