import type { MouseEvent } from 'react';

/** Whether a click on a link means "here": one for another tab or window, or for a download, is left to the browser. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
