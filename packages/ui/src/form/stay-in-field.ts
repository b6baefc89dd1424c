import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of a form's button: keeps the focus in the field. On blur an invalid field would show its error
 * at once, and move the button from under the pointer before the click.
 */
export function stayInField(event: MouseEvent): void {
  event.preventDefault();
}
