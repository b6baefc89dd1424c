import type { OnDemandApi } from '@portada/contract/loader';

/** As long as a press waits for its widget; then the fallback does what it would have done. */
const PRESS_MS = 3000;

/**
 * A widget takes the press when it draws, by deleting `data-activated`. What none has taken is done by the fallback
 * after all, in sight or not: once the widget is there or has failed, or when it takes too long.
 */
export const keepPress: OnDemandApi['keepPress'] = async (_rows, _visitAll, element, event) => {
  const { dataset } = element;
  const { target } = event;
  const over = new AbortController();
  const { signal } = over;
  const replay = () => {
    over.abort();
    clearTimeout(timer);
    if (dataset.activated !== '') return;
    // The loader lets it pass.
    dataset.activated = 'replay';
    // What was not held up has happened.
    if (event.defaultPrevented) target?.dispatchEvent(new MouseEvent('click', event));
    delete dataset.activated;
  };
  // What happens to a widget inside this one is heard too.
  const settle = () => {
    if (dataset.state === 'ready' || dataset.state === 'failed') replay();
  };
  element.addEventListener('portada:ready', settle, { signal });
  element.addEventListener('portada:error', settle, { signal });
  const timer = setTimeout(replay, PRESS_MS);
  settle();
};
