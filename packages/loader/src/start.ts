import { emit } from './emit.ts';
import { fetchWidget } from './fetch.ts';

/** Leaves an element with its fallback. */
export function fail(element: HTMLElement, error: unknown): void {
  element.dataset.state = 'failed';
  emit(element, 'error', { tag: element.localName, error });
}

/** Starts an element whose state is `waiting`; idempotent. */
export function start(element: HTMLElement): void {
  if (element.dataset.state !== 'waiting') return;
  element.dataset.state = 'loading';
  fetchWidget(element.localName).catch((error) => {
    // It may have been turned off in the meantime.
    if (element.dataset.state === 'loading') fail(element, error);
  });
}
