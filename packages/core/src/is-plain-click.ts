type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link means "here": one for another tab or window, or for a download, is left to the browser. */
export function isPlainClick(click: Click): boolean {
  return !(click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
}
