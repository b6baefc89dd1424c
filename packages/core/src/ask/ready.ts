import type { OnDemandApi } from '@portada/contract/loader';

/** What happens to a widget inside this one is heard too: the element's own state decides. */
export const ready: OnDemandApi['ready'] = (_rows, _visitAll, element) =>
  new Promise((resolve, reject) => {
    const settle = (event?: Event) => {
      const state = element.getAttribute('data-state');
      if (state === 'ready') resolve();
      else if (state === 'failed')
        reject(
          event instanceof CustomEvent ? event.detail.error : new Error(`<${element.localName}> has failed.`),
        );
      else return;
      element.removeEventListener('portada:ready', settle);
      element.removeEventListener('portada:error', settle);
    };
    element.addEventListener('portada:ready', settle);
    element.addEventListener('portada:error', settle);
    settle();
  });
