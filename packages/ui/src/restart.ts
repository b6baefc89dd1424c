/** Lets a widget that has failed begin anew, which the loader does only where nothing of it has come. */
export function restart(element: HTMLElement | null): void {
  if (element?.dataset.state !== 'failed') return;
  element.dataset.state = 'off';
  element.dataset.state = 'loading';
}
