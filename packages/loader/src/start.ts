import { fetchWidget } from './fetch.ts';

/** Starts an element whose state is `waiting`; idempotent. */
export function start(element: EventTarget | null): void {
  if (!(element instanceof HTMLElement) || element.dataset.state !== 'waiting') return;
  element.dataset.state = 'loading';
  const { localName: tag } = element;
  fetchWidget(tag).catch((error) => {
    // It may have been turned off in the meantime.
    if (element.dataset.state !== 'loading') return;
    element.dataset.state = 'failed';
    const init = { detail: { tag, error }, bubbles: true, composed: true };
    element.dispatchEvent(new CustomEvent('portada:error', init));
  });
}
